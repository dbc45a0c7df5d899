<?php

// Runs the samples of this folder, and compares what they print with what the page shows:
//
//   php run.php        all samples
//   php run.php 2      sample 2
//
// Each sample runs in a copy of the files, run/<number>, so that it finds nothing that another one left behind.

declare(strict_types=1);

/** What a sample prints before its output; what the samples above it print comes first. */
const MARK = "\n-------- output --------\n";

/** What belongs to this folder and to no copy. */
const NOT_COPIED = ['README.md', 'composer.json', 'composer.lock', 'run', 'run.php', 'samples', 'vendor'];

exit(main(array_slice($argv, 1)));

/** @param list<string> $numbers */
function main(array $numbers): int
{
    if (!is_file(__DIR__ . '/vendor/autoload.php')) {
        fwrite(STDERR, "Run \"composer install\" first.\n");

        return 1;
    }

    $known = array_map(basename(...), glob(__DIR__ . '/samples/*', GLOB_ONLYDIR) ?: []);
    sort($known, SORT_NUMERIC);
    $unknown = array_diff($numbers, $known);

    if ($unknown !== []) {
        fwrite(STDERR, 'There is no sample ' . implode(', ', $unknown) . ".\n");

        return 1;
    }

    $chosen = $numbers === [] ? $known : $numbers;
    $same = count(array_filter($chosen, runSample(...)));
    printf("%d of %d samples printed what the page shows.\n", $same, count($chosen));

    return $same === count($chosen) ? 0 : 1;
}

/** Runs a sample, prints its output, and returns whether it is the expected one. */
function runSample(string $number): bool
{
    $folder = makeCopy($number);
    $run = static fn(array $env = []): array => runIn($folder, $env);
    $withDatabase = __DIR__ . '/set-up/withDatabase.php';
    [$status, $printed, $errors] = is_file($withDatabase) ? (require $withDatabase)($run) : $run();
    $text = rtrim(explode(MARK, $printed, 2)[1] ?? '', "\n");
    $isSame = $status === 0 && $text === rtrim((string) file_get_contents(__DIR__ . "/samples/$number/expected.txt"), "\n");
    echo "Sample $number: ", $isSame ? 'as on the page' : 'not as on the page', "\n\n$text\n\n";

    if (!$isSame) {
        $other = $status === 0 ? '' : "It ended with status $status.\n$errors\n";
        fwrite(STDERR, "{$other}The page shows samples/$number/expected.txt; the files of this run are in run/$number.\n\n");
    }

    return $isSame;
}

/** A fresh copy of the files, with those of the sample. */
function makeCopy(string $number): string
{
    $folder = __DIR__ . "/run/$number";
    remove($folder);
    mkdir("$folder/tmp", recursive: true);

    foreach (array_diff(scandir(__DIR__) ?: [], ['.', '..', ...NOT_COPIED]) as $name) {
        copyInto(__DIR__ . "/$name", "$folder/$name");
    }

    copyInto(__DIR__ . "/samples/$number", $folder);
    mkdir("$folder/vendor");
    file_put_contents("$folder/vendor/autoload.php", <<<'PHP'
        <?php
        $loader = require dirname(__DIR__, 3) . '/vendor/autoload.php';
        $loader->addPsr4('App\\', dirname(__DIR__) . '/src/', true);
        return $loader;
        PHP);

    if (is_file("$folder/bin/curl")) {
        // Not every program that unpacks keeps this.
        chmod("$folder/bin/curl", 0o755);
    }

    return $folder;
}

/**
 * @param array<string, string> $env
 * @return array{int, string, string} status, output and errors
 */
function runIn(string $folder, array $env): array
{
    $command = is_file("$folder/run.php") ? [PHP_BINARY, 'run.php'] : ['bash', '-e', 'commands.sh'];
    $settings = __DIR__ . '/set-up/settings';
    $env += [
        'PATH' => "$folder/bin" . PATH_SEPARATOR . dirname(PHP_BINARY) . PATH_SEPARATOR . getenv('PATH'),
        // An empty first part stands for the folder that PHP was compiled with.
        'PHP_INI_SCAN_DIR' => getenv('PHP_INI_SCAN_DIR') . PATH_SEPARATOR . $settings,
        'TMPDIR' => "$folder/tmp",
        'COLUMNS' => '80',
        'NO_COLOR' => '1',
    ];
    $errors = "$folder/tmp/errors";
    $process = proc_open($command, [['null'], ['pipe', 'w'], ['file', $errors, 'w']], $pipes, $folder, $env + getenv());

    if ($process === false) {
        return [1, '', 'It cannot be started.'];
    }

    $printed = (string) stream_get_contents($pipes[1]);

    return [proc_close($process), $printed, trim((string) file_get_contents($errors))];
}

function copyInto(string $source, string $target): void
{
    if (!is_dir($source)) {
        copy($source, $target);

        return;
    }

    is_dir($target) || mkdir($target, recursive: true);

    foreach (array_diff(scandir($source) ?: [], ['.', '..']) as $name) {
        copyInto("$source/$name", "$target/$name");
    }
}

function remove(string $path): void
{
    if (is_dir($path) && !is_link($path)) {
        foreach (array_diff(scandir($path) ?: [], ['.', '..']) as $name) {
            remove("$path/$name");
        }

        rmdir($path);
    } elseif (file_exists($path) || is_link($path)) {
        unlink($path);
    }
}
