<?php

// `php run.php` runs all samples of this folder, `php run.php 2` sample 2. Each runs in a copy of the files, run/<number>,
// so that it finds nothing that another one left behind.

declare(strict_types=1);

if (!is_file(__DIR__ . '/vendor/autoload.php')) {
    stop('Run "composer install" first.');
}

$all = array_map(basename(...), glob(__DIR__ . '/samples/*', GLOB_ONLYDIR) ?: []);
sort($all, SORT_NUMERIC);
$chosen = array_slice($argv, 1) ?: $all;
$unknown = array_diff($chosen, $all);

if ($unknown !== []) {
    stop('There is no sample ' . implode(', ', $unknown) . '.');
}

$same = count(array_filter($chosen, runSample(...)));
printf("%d of %d samples printed what the page shows.\n", $same, count($chosen));
exit($same === count($chosen) ? 0 : 1);

function stop(string $message): never
{
    fwrite(STDERR, "$message\n");
    exit(1);
}

/** Prints the output of a sample, and returns whether it is the expected one. */
function runSample(string $number): bool
{
    $folder = makeCopy($number);
    $run = static fn(array $env = []): array => runIn($folder, $env);
    $withDatabase = __DIR__ . '/set-up/withDatabase.php';
    [$status, $printed, $errors] = is_file($withDatabase) ? (require $withDatabase)($run) : $run();
    // What the samples above it print comes first.
    $text = rtrim(explode("\n-------- output --------\n", $printed, 2)[1] ?? '', "\n");
    $expected = "samples/$number/expected.txt";
    $isSame = $status === 0 && $text === rtrim((string) file_get_contents(__DIR__ . "/$expected"), "\n");
    echo "Sample $number: ", $isSame ? 'as on the page' : 'not as on the page', "\n\n$text\n\n";

    if (!$isSame) {
        $ended = $status === 0 ? '' : "It ended with status $status.\n$errors\n";
        fwrite(STDERR, "{$ended}The page shows $expected; the files of this run are in run/$number.\n\n");
    }

    return $isSame;
}

function makeCopy(string $number): string
{
    $folder = __DIR__ . "/run/$number";
    remove($folder);
    mkdir("$folder/tmp", recursive: true);
    $own = ['README.md', 'composer.json', 'composer.lock', 'run', 'run.php', 'samples', 'vendor'];

    foreach (array_diff(namesIn(__DIR__), $own) as $name) {
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

/** @return array{int, string, string} status, output and errors */
function runIn(string $folder, array $env): array
{
    $command = is_file("$folder/run.php") ? [PHP_BINARY, 'run.php'] : ['bash', '-e', 'commands.sh'];
    $env += [
        'PATH' => implode(PATH_SEPARATOR, ["$folder/bin", dirname(PHP_BINARY), getenv('PATH')]),
        // The first part stands for the folder that PHP was compiled with.
        'PHP_INI_SCAN_DIR' => getenv('PHP_INI_SCAN_DIR') . PATH_SEPARATOR . __DIR__ . '/set-up',
        'TMPDIR' => "$folder/tmp",
        'COLUMNS' => '80',
        'NO_COLOR' => '1',
    ];
    $errors = "$folder/tmp/errors";
    $streams = [['null'], ['pipe', 'w'], ['file', $errors, 'w']];
    $process = proc_open($command, $streams, $pipes, $folder, $env + getenv()) ?: stop("$command[0] cannot be started.");
    $printed = (string) stream_get_contents($pipes[1]);

    return [proc_close($process), $printed, trim((string) file_get_contents($errors))];
}

/** @return list<string> */
function namesIn(string $folder): array
{
    return array_values(array_diff(scandir($folder) ?: [], ['.', '..']));
}

function copyInto(string $source, string $target): void
{
    if (is_file($source)) {
        copy($source, $target);

        return;
    }

    is_dir($target) || mkdir($target);

    foreach (namesIn($source) as $name) {
        copyInto("$source/$name", "$target/$name");
    }
}

function remove(string $path): void
{
    if (!is_dir($path) || is_link($path)) {
        is_file($path) && unlink($path);

        return;
    }

    foreach (namesIn($path) as $name) {
        remove("$path/$name");
    }

    rmdir($path);
}
