<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/** What is wrong with a block, and in which of its lines. */
final readonly class Problem
{
    public function __construct(
        public string $block,
        public int $line,
        public string $message,
    ) {}
}
