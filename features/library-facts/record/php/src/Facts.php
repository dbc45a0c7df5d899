<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

/** Facts in the form of generated/README.md. */
final class Facts
{
    /**
     * @param array<string, mixed> $facts
     * @return array<string, mixed> without what is null, false or an empty list
     */
    public static function filled(array $facts): array
    {
        return array_filter($facts, static fn (mixed $value): bool => $value !== null && $value !== false && $value !== []);
    }
}
