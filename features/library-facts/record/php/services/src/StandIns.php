<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

/**
 * Declares empty classes for packages that are not installed, so that a bundle registers everything that it has
 * for them: the record describes an application with every optional package.
 */
final class StandIns
{
    /** @param list<string> $roots only names that files below these folders use get a stand-in */
    public static function register(array $roots): void
    {
        spl_autoload_register(static function (string $name) use ($roots): void {
            // The family's own names need no stand-in: they exist, or must not, such as a test kernel.
            if (str_starts_with($name, 'Rekalogika\\')) {
                return;
            }
            foreach (debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS, 6) as $frame) {
                $file = $frame['file'] ?? __FILE__;
                if ($file === __FILE__) {
                    continue;
                }
                if (self::isBelow($roots, $file)) {
                    self::declare($name, $frame['function']);
                }
                return;
            }
        });
    }

    private static function declare(string $name, string $asker): void
    {
        $kind = match (true) {
            $asker === 'interface_exists', str_ends_with($name, 'Interface') => 'interface',
            $asker === 'trait_exists', str_ends_with($name, 'Trait') => 'trait',
            default => 'class',
        };
        $cut = (int) strrpos($name, '\\');
        eval('namespace ' . substr($name, 0, $cut) . "; {$kind} " . substr($name, $cut + 1) . ' {}');
    }

    /** @param list<string> $roots */
    private static function isBelow(array $roots, string $file): bool
    {
        foreach ($roots as $root) {
            if (str_starts_with($file, "{$root}/")) {
                return true;
            }
        }
        return false;
    }
}
