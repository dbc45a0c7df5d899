<?php

declare(strict_types=1);

namespace App\Runner;

use App\Support\Database;

/**
 * The databases of the runner, on its own server: tables and rides are made once for all applications with the same
 * classes, as a template that PostgreSQL copies, so that each output starts soon.
 */
final class Templates
{
    /** Replaces the database "app" by a copy of the template with that name. */
    public static function copy(string $name, string $url, bool $filled): void
    {
        parse_str((string) parse_url($url, \PHP_URL_QUERY), $parameters);
        \assert(isset($parameters['host']) && \is_string($parameters['host']));
        $user = (string) parse_url($url, \PHP_URL_USER);
        $server = new \PDO("pgsql:host={$parameters['host']};dbname=postgres;user=$user");
        $template = self::template($server, $name, $url, $filled);
        $server->exec('DROP DATABASE app WITH (FORCE)');
        $server->exec("CREATE DATABASE app TEMPLATE $template");
    }

    /** The name of the template, which is made if it does not exist. */
    private static function template(\PDO $server, string $name, string $url, bool $filled): string
    {
        $template = ($filled ? 'filled_' : 'rides_') . $name;
        $statement = $server->prepare('SELECT count(*) FROM pg_database WHERE datname = ?');
        $statement->execute([$template]);

        if ($statement->fetchColumn() === 0) {
            $source = $filled ? self::template($server, $name, $url, false) : 'template1';
            $server->exec("CREATE DATABASE making_$template TEMPLATE $source");
            $kernel = Database::kernel((string) preg_replace('#/app\b#', "/making_$template", $url));
            $filled ? Database::refresh($kernel) : Database::create($kernel);
            $kernel->shutdown();
            $server->exec("ALTER DATABASE making_$template RENAME TO $template");
        }

        return $template;
    }
}
