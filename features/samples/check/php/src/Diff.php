<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/** Both sides of a block that shows a change: lines that start with "+", "-" or a space. */
final readonly class Diff
{
    /** @param list<array{old: string, new: Code}> $hunks */
    private function __construct(
        public Code $old,
        public Code $new,
        private array $hunks,
    ) {}

    public static function of(string $block, string $value): self
    {
        $whole = Code::of($block, $value);
        $hunks = [['old' => [], 'new' => []]];
        $at = 0;

        foreach (explode("\n", $value) as $line) {
            $code = Code::join($whole->slice($at + 1, $at + \strlen($line)), Code::added("\n"));
            $at += \strlen($line) + 1;
            $last = array_key_last($hunks);

            if (str_starts_with($line, '@@')) {
                $hunks[] = ['old' => [], 'new' => []];

                continue;
            }

            if (!str_starts_with($line, '+')) {
                $hunks[$last]['old'][] = $code;
            }

            if (!str_starts_with($line, '-')) {
                $hunks[$last]['new'][] = $code;
            }
        }

        $hunks = array_filter($hunks, static fn(array $hunk) => $hunk['old'] !== [] || $hunk['new'] !== []);

        return new self(
            Code::join(...array_merge(...array_column($hunks, 'old'))),
            Code::join(...array_merge(...array_column($hunks, 'new'))),
            array_map(static fn(array $hunk) => [
                'old' => Code::join(...$hunk['old'])->text(),
                'new' => Code::join(...$hunk['new']),
            ], array_values($hunks)),
        );
    }

    /** The file after the change, or null if the old lines are not in it exactly once and in order. */
    public function place(Code $file): ?Code
    {
        $text = $file->text() . "\n";
        $parts = [];
        $at = 0;

        foreach ($this->hunks as ['old' => $old, 'new' => $new]) {
            $found = $this->find($text, $old, $at);

            if ($found === null) {
                return null;
            }

            $parts[] = $file->slice($at, $found)->disowned();
            $parts[] = $new;
            $at = $found + \strlen($old);
        }

        return Code::join(...[...$parts, $file->slice($at, \strlen($text))->disowned()]);
    }

    private function find(string $text, string $lines, int $from): ?int
    {
        $found = str_starts_with(substr($text, $from), $lines) ? $from : strpos($text, "\n$lines", max(0, $from - 1));

        return match (true) {
            $found === false => null,
            $found === $from && str_starts_with(substr($text, $from), $lines) => $from,
            default => $found + 1,
        };
    }
}
