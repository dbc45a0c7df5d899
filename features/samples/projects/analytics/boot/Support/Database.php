<?php

declare(strict_types=1);

namespace App\Support;

use App\Kernel;
use Doctrine\ORM\Tools\SchemaTool;
use Symfony\Bundle\FrameworkBundle\Console\Application as Console;
use Symfony\Component\Console\Input\ArrayInput;
use Symfony\Component\Console\Output\BufferedOutput;

/**
 * The database of an application. Its tables and rides are made once for all applications with the same classes, as a
 * template that PostgreSQL copies; so each output starts with an unchanged database, and soon.
 */
final readonly class Database
{
    private \PDO $server;

    /** @var array<string, string> */
    private array $parameters;

    private string $url;

    public function __construct(private string $name, private string $folder)
    {
        $this->url = (string) getenv('DATABASE_URL');
        parse_str((string) parse_url($this->url, \PHP_URL_QUERY), $parameters);
        $this->parameters = array_filter($parameters, is_string(...));
        $this->server = new \PDO(\sprintf(
            'pgsql:host=%s;dbname=postgres;user=%s',
            $this->parameters['host'],
            (string) parse_url($this->url, \PHP_URL_USER),
        ));
    }

    /** The kernel with its database; the same database for each process of an application. */
    public function prepare(bool $filled): Kernel
    {
        $mark = "$this->folder/var/database";

        if (!is_file($mark)) {
            $this->server->exec('DROP DATABASE app WITH (FORCE)');
            $this->server->exec('CREATE DATABASE app TEMPLATE ' . $this->template($filled));
            is_dir(\dirname($mark)) || mkdir(\dirname($mark));
            touch($mark);
        }

        return self::kernel($this->url);
    }

    /** The name of the template, which is made if it does not exist. */
    private function template(bool $filled): string
    {
        $name = ($filled ? 'filled_' : 'rides_') . $this->name;
        $statement = $this->server->prepare('SELECT count(*) FROM pg_database WHERE datname = ?');
        $statement->execute([$name]);

        if ($statement->fetchColumn() === 0) {
            $source = $filled ? $this->template(false) : 'template1';
            $this->server->exec("CREATE DATABASE making_$name TEMPLATE $source");
            $kernel = self::kernel((string) preg_replace('#/app\b#', "/making_$name", $this->url));
            $filled ? self::refresh($kernel) : self::create($kernel);
            $kernel->shutdown();
            $this->server->exec("ALTER DATABASE making_$name RENAME TO $name");
        }

        return $name;
    }

    /** The tables of all entities, the functions of the library's migrations, and the rides. */
    private static function create(Kernel $kernel): void
    {
        $services = self::services($kernel);
        $entityManager = $services->entityManager;
        (new SchemaTool($entityManager))->createSchema($entityManager->getMetadataFactory()->getAllMetadata());
        self::command($kernel, ['command' => 'doctrine:migrations:migrate', '--allow-no-migration' => true]);
        Rides::load($services->connection);
        $services->connection->close();
    }

    private static function refresh(Kernel $kernel): void
    {
        $services = self::services($kernel);

        foreach ($services->summaryMetadataFactory->getSummaryClasses() as $class) {
            $services->summaryManager->refresh($class, null, null, 1, null);
        }

        $services->connection->close();
    }

    /** @param array<string, mixed> $input */
    private static function command(Kernel $kernel, array $input): void
    {
        $console = new Console($kernel);
        $console->setAutoExit(false);
        $arguments = new ArrayInput($input);
        $arguments->setInteractive(false);
        $output = new BufferedOutput();

        if ($console->run($arguments, $output) !== 0) {
            throw new \RuntimeException($output->fetch());
        }
    }

    private static function kernel(string $url): Kernel
    {
        $_SERVER['DATABASE_URL'] = $_ENV['DATABASE_URL'] = $url;
        putenv("DATABASE_URL=$url");
        $kernel = new Kernel('prod', false);
        $kernel->boot();
        // The runner reads what PHP prints about an uncaught exception; the handler of Symfony is silent in prod.
        set_exception_handler(null);
        set_error_handler(null);

        return $kernel;
    }

    public static function services(Kernel $kernel): Services
    {
        $services = $kernel->getContainer()->get(Services::class);
        \assert($services instanceof Services);

        return $services;
    }
}
