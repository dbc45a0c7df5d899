<?php

declare(strict_types=1);

namespace App\Support;

/** Runs steps in a fresh application and prints each with the callbacks that it made. */
final class Trace
{
    /** @param \Closure(TracedManager): void $steps */
    public static function run(\Closure $steps): void
    {
        $fleet = new Fleet();
        $fleet->insert('D-1', 'D-2');

        try {
            $steps(new TracedManager($fleet->entityManager));
        } catch (\Throwable $e) {
            echo "\n    ", (new \ReflectionClass($e))->getShortName();
        }

        echo "\n";
    }
}
