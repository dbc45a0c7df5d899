<?php

declare(strict_types=1);

namespace App\Support;

use App\Kernel;
use App\StandIn\SubtotalsTransformer;
use Composer\Autoload\ClassLoader;
use Rekalogika\PivotTable\PivotTableTransformer;

/** The application of a page: its kernel, with a container that applications of the same files share. */
final class Application
{
    /** With a database that holds the rides; `$filled` says whether its summaries have been refreshed, too. */
    public static function start(bool $filled): Kernel
    {
        date_default_timezone_set('UTC');
        class_alias(SubtotalsTransformer::class, PivotTableTransformer::class);
        $folder = (string) getcwd();
        $compiled = self::compiledIn($folder);
        spl_autoload_register(static function (string $class) use ($compiled): void {
            $file = $compiled . '/src/' . strtr(substr($class, 4), '\\', '/') . '.php';

            if (str_starts_with($class, 'App\\') && is_file($file)) {
                require_once $file;
            }
        }, prepend: true);
        $database = new Database(basename($compiled), $folder);


        return $database->prepare($filled);
    }

    /** The folder in which applications with the same classes, configuration and templates share a container. */
    private static function compiledIn(string $folder): string
    {
        $files = [];

        foreach (['src', 'config', 'templates', 'migrations'] as $part) {
            if (!is_dir("$folder/$part")) {
                continue;
            }

            $found = new \RecursiveIteratorIterator(
                new \RecursiveDirectoryIterator("$folder/$part", \FilesystemIterator::SKIP_DOTS),
            );

            foreach ($found as $file) {
                \assert($file instanceof \SplFileInfo);
                $path = substr($file->getPathname(), \strlen($folder) + 1);
                $files[$path] = (string) file_get_contents($file->getPathname());
            }
        }

        ksort($files);
        $installed = \dirname((string) (new \ReflectionClass(ClassLoader::class))->getFileName(), 3);
        $compiled = $installed . '/compiled/' . hash('xxh128', serialize($files));

        foreach (is_dir($compiled) ? [] : $files + ['migrations/.keep' => ''] as $path => $content) {
            is_dir(\dirname("$compiled/$path")) || mkdir(\dirname("$compiled/$path"), 0o777, true);
            file_put_contents("$compiled/$path", $content);
        }

        return $compiled;
    }
}
