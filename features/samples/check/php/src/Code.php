<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/** PHP text that tracks, piece by piece, which characters of which block it came from. */
final readonly class Code
{
    /** @param list<Piece> $pieces */
    private function __construct(private array $pieces) {}

    public static function of(string $block, string $text): self
    {
        return new self([new Piece($text, $block, 0, \strlen($text))]);
    }

    /** Text that is not from a block. */
    public static function added(string $text): self
    {
        return new self([new Piece($text)]);
    }

    public static function join(self ...$parts): self
    {
        return new self(array_merge(...array_map(static fn(self $part) => $part->pieces, array_values($parts))));
    }

    public function text(): string
    {
        return implode('', array_map(static fn(Piece $piece) => $piece->text, $this->pieces));
    }

    public function slice(int $from, int $to): self
    {
        $pieces = [];
        $at = 0;

        foreach ($this->pieces as $piece) {
            $end = $at + \strlen($piece->text);

            if ($from < $to && $from < $end && $at < $to) {
                $pieces[] = $piece->slice(max(0, $from - $at), min($end, $to) - $at);
            }

            $at = $end;
        }

        return new self($pieces);
    }

    /** @param list<Edit> $edits that do not overlap */
    public function edit(array $edits): self
    {
        usort($edits, static fn(Edit $a, Edit $b) => [$a->from, $a->to] <=> [$b->from, $b->to]);
        $parts = [];
        $at = 0;

        foreach ($edits as $edit) {
            $parts[] = $this->slice($at, $edit->from);
            $parts[] = $this->slice($edit->from, $edit->to)->replacedBy($edit->text);
            $at = $edit->to;
        }

        return self::join(...[...$parts, $this->slice($at, PHP_INT_MAX)]);
    }

    /** The same text, detached from its block. */
    public function disowned(): self
    {
        return self::added($this->text());
    }

    /** @return list<array{int, int, string, int, int}> start, length, block, start and length there */
    public function map(): array
    {
        $map = [];
        $at = 0;

        foreach ($this->pieces as $piece) {
            $length = \strlen($piece->text);

            if ($piece->block !== null && $length > 0) {
                $map[] = [$at, $length, $piece->block, $piece->start, $piece->length];
            }

            $at += $length;
        }

        return $map;
    }

    private function replacedBy(string $text): self
    {
        $first = $this->pieces[0] ?? null;

        return $first === null || $first->block === null
            ? self::added($text)
            : new self([new Piece($text, $first->block, $first->start, $first->length)]);
    }
}
