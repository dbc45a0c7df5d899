<?php

// Runs a sample with an empty database on the PostgreSQL server that DATABASE_URL names.

declare(strict_types=1);

return static function (callable $run): mixed {
    $address = (string) getenv('DATABASE_URL');
    $parts = parse_url($address);

    if (!isset($parts['scheme'], $parts['path'])) {
        fwrite(STDERR, "Set DATABASE_URL: README.md says how.\n");
        exit(1);
    }

    parse_str($parts['query'] ?? '', $query);
    $connect = static fn(string $database): PDO => new PDO(
        sprintf('pgsql:host=%s;port=%d;dbname=%s', $query['host'] ?? $parts['host'] ?? 'localhost', $parts['port'] ?? 5432, $database),
        rawurldecode($parts['user'] ?? ''),
        rawurldecode($parts['pass'] ?? ''),
        [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION],
    );
    // Not one connection for both: a sample may end those of others.
    $onServer = static fn(string $sql): mixed => $connect(rawurldecode(ltrim($parts['path'], '/')))->exec($sql);
    $name = 'samples_' . bin2hex(random_bytes(6));
    $onServer("CREATE DATABASE $name");

    try {
        foreach (json_decode((string) file_get_contents(__DIR__ . '/database.json'), true)['extensions'] as $extension) {
            $connect($name)->exec("CREATE EXTENSION IF NOT EXISTS \"$extension\"");
        }

        $path = '~' . preg_quote($parts['path'], '~') . '(?=\?|$)~';

        return $run(['DATABASE_URL' => (string) preg_replace($path, "/$name", $address, 1)]);
    } finally {
        $onServer("DROP DATABASE $name WITH (FORCE)");
    }
};
