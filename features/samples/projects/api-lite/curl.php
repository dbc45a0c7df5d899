<?php

// Answers the `curl` lines of the pages: a request goes to the kernel, whose database starts
// with the trails. Identifiers and the clock are the same in each run.

declare(strict_types=1);

namespace Symfony\Component\Uid {
    use Symfony\Component\HttpKernel\Kernel;

    /** How many identifiers this application has made, over all its processes. */
    function madeIdentifiers(): int
    {
        static $file = null;
        $file ??= \dirname((string) $_SERVER['SCRIPT_FILENAME'], 2) . '/var/identifiers';
        $made = is_file($file) ? (int) file_get_contents($file) + 1 : 1;
        file_put_contents($file, (string) $made);

        return $made;
    }

    /** Stands for the clock of UuidV7: a millisecond later at each identifier. */
    function microtime(): string
    {
        return \sprintf('%.8F %d', madeIdentifiers() / 1000, strtotime('2025-06-14 08:00:00 UTC'));
    }

    /** Stands for the random part of UuidV7, which then ends with a number that people can read. */
    function random_bytes(int $length): string
    {
        $file = \dirname((string) $_SERVER['SCRIPT_FILENAME'], 2) . '/var/identifiers';

        $number = (int) file_get_contents($file);

        // The last of five numbers with 16 bits, whose order of bytes changed in 7.0, and from 7.4 on of two with 32 bits.
        $bytes = match (true) {
            property_exists(UuidV7::class, 'subMs') => pack('VV', 0, $number),
            Kernel::MAJOR_VERSION < 7 => str_repeat("\0", 8) . pack('v', $number),
            default => str_repeat("\0", 8) . pack('n', $number),
        };

        return str_pad($bytes, $length, "\0");
    }
}

namespace {
    use App\Kernel;
    use App\Trails;
    use Doctrine\ORM\EntityManagerInterface;
    use Doctrine\ORM\Tools\SchemaTool;
    use Symfony\Component\Clock\Clock;
    use Symfony\Component\Clock\MockClock;

    use function Rekalogika\Dev\Samples\curl;

    require __DIR__ . '/compiledIn.php';

    $folder = dirname((string) $_SERVER['SCRIPT_FILENAME'], 2);
    $database = "$folder/var/data.db";
    $_SERVER['DATABASE_URL'] = "sqlite:///$database";
    $compiled = compiledIn($folder);
    spl_autoload_register(static function (string $class) use ($compiled): void {
        $file = $compiled . '/src/' . strtr(substr($class, 4), '\\', '/') . '.php';

        if (str_starts_with($class, 'App\\') && is_file($file)) {
            require_once $file;
        }
    }, prepend: true);
    Clock::set(new MockClock('2025-06-14 08:30:00 UTC'));
    $kernel = new Kernel('prod', false);

    if (!is_file($database)) {
        is_dir("$folder/var") || mkdir("$folder/var");
        $kernel->boot();
        $entityManager = $kernel->getContainer()->get('doctrine.orm.default_entity_manager');
        \assert($entityManager instanceof EntityManagerInterface);
        $entities = $entityManager->getMetadataFactory()->getAllMetadata();
        (new SchemaTool($entityManager))->createSchema($entities);
        Trails::load($entityManager);
        $entityManager->clear();
    }

    echo curl(array_slice($_SERVER['argv'], 1), $kernel, [
        'Content-Type',
        'Location',
        'WWW-Authenticate',
        'Accept-Patch',
        'Allow',
        'X-Query-Count',
    ]);
}
