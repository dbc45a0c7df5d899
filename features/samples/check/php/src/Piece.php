<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/** A range of text and the range of a block that it is or replaces. */
final readonly class Piece
{
    public function __construct(
        public string $text,
        public ?string $block = null,
        public int $start = 0,
        public int $length = 0,
    ) {}

    public function slice(int $from, int $to): self
    {
        $text = substr($this->text, $from, $to - $from);

        return $this->length === \strlen($this->text)
            ? new self($text, $this->block, $this->start + $from, $to - $from)
            : new self($text, $this->block, $this->start, $this->length);
    }
}
