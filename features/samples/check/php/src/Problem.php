<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/** A problem in a block, with its line. */
final readonly class Problem
{
    public function __construct(
        public string $block,
        public int $line,
        public string $message,
    ) {}
}
