<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

/** Removes private methods, except those that matter outside their class. */
final class PrivateMethods
{
    /**
     * @param list<array<string, mixed>> $classes
     * @return list<array<string, mixed>>
     */
    public static function drop(array $classes): array
    {
        // A private constructor forbids `new`. A private abstract method of a trait must be implemented by
        // the class that uses it, so implementing methods are kept as well.
        $kept = ['__construct', '__clone'];
        foreach ($classes as $class) {
            foreach ($class['methods'] ?? [] as $method) {
                if ($method['visibility'] === 'private' && ($method['abstract'] ?? false)) {
                    $kept[] = $method['name'];
                }
            }
        }
        return array_map(static function (array $class) use ($kept): array {
            $class['methods'] = array_values(array_filter(
                $class['methods'] ?? [],
                static fn (array $method): bool => $method['visibility'] !== 'private' || \in_array($method['name'], $kept, true),
            ));
            return Facts::filled($class);
        }, $classes);
    }
}
