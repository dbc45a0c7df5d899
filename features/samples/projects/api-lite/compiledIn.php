<?php

declare(strict_types=1);

use Composer\Autoload\ClassLoader;

/** The folder in which applications with the same classes and configuration share a container. */
function compiledIn(string $folder): string
{
    $files = [];

    foreach (['src', 'config'] as $part) {
        if (!is_dir("$folder/$part")) {
            continue;
        }

        $found = new RecursiveIteratorIterator(
            new RecursiveDirectoryIterator("$folder/$part", FilesystemIterator::SKIP_DOTS),
        );

        foreach ($found as $file) {
            \assert($file instanceof SplFileInfo);
            $path = substr($file->getPathname(), \strlen($folder) + 1);
            $files[$path] = (string) file_get_contents($file->getPathname());
        }
    }

    ksort($files);
    $installed = \dirname((string) (new ReflectionClass(ClassLoader::class))->getFileName(), 3);
    $compiled = $installed . '/compiled/' . hash('xxh128', serialize($files));

    foreach (is_dir($compiled) ? [] : $files as $path => $content) {
        is_dir(\dirname("$compiled/$path")) || mkdir(\dirname("$compiled/$path"), 0o777, true);
        file_put_contents("$compiled/$path", $content);
    }

    return $compiled;
}
