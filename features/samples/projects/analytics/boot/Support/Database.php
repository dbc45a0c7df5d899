<?php

declare(strict_types=1);

namespace App\Support;

use App\Kernel;
use App\Runner\Templates;
use Doctrine\ORM\Tools\SchemaTool;
use Symfony\Bundle\FrameworkBundle\Console\Application as Console;
use Symfony\Component\Console\Input\ArrayInput;
use Symfony\Component\Console\Output\BufferedOutput;

/** The database of an application: fills the empty one of `DATABASE_URL` with tables and rides. */
final readonly class Database
{
    private string $url;

    public function __construct(private string $name, private string $folder)
    {
        $this->url = (string) getenv('DATABASE_URL');
    }

    /** The kernel with its database; the same database for each process of an application. */
    public function prepare(bool $filled): Kernel
    {
        $mark = "$this->folder/var/database";

        if (!is_file($mark)) {
            // The runner has a server of its own, which copies a database faster than it is filled.
            class_exists(Templates::class)
                ? Templates::copy($this->name, $this->url, $filled)
                : self::fill($this->url, $filled);
            is_dir(\dirname($mark)) || mkdir(\dirname($mark));
            touch($mark);
        }

        return self::kernel($this->url);
    }

    private static function fill(string $url, bool $filled): void
    {
        $kernel = self::kernel($url);
        self::create($kernel);
        $filled && self::refresh($kernel);
        $kernel->shutdown();
    }

    /** The tables of all entities, the functions of the library's migrations, and the rides. */
    public static function create(Kernel $kernel): void
    {
        $services = self::services($kernel);
        $entityManager = $services->entityManager;
        (new SchemaTool($entityManager))->createSchema($entityManager->getMetadataFactory()->getAllMetadata());
        self::command($kernel, ['command' => 'doctrine:migrations:migrate', '--allow-no-migration' => true]);
        Rides::load($services->connection);
        $services->connection->close();
    }

    /** Refreshes all summaries. */
    public static function refresh(Kernel $kernel): void
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

    public static function kernel(string $url): Kernel
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
