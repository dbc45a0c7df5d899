<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/** A replacement for the characters from one offset to another. */
final readonly class Edit
{
    public function __construct(
        public int $from,
        public int $to,
        public string $text,
    ) {}
}
