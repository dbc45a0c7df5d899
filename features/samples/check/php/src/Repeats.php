<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/**
 * Recognizes files whose analysis would repeat that of an earlier file. Most pages of a section declare the same
 * fixtures again, each in namespaces of its own.
 */
final class Repeats
{
    /** @var array<string, true> hash of a file with all that it depends on */
    private array $seen = [];

    /** @var array<string, array{list<string>, array<string, true>}> hash of a text => what it declares, its words */
    private array $parts = [];

    /**
     * @param array<string, Code> $files path => code of the files that belong together
     * @return list<string> the paths of those that others refer to, but that need no analysis
     */
    public function among(array $files): array
    {
        $texts = array_map(static fn(Code $code) => self::withoutPrefix($code->text()), $files);
        $parts = array_map($this->partsOf(...), $texts);
        $declaring = [];

        foreach ($parts as $path => [$declared]) {
            foreach ($declared as $name) {
                $declaring[$name][] = $path;
            }
        }

        $repeats = [];

        foreach ($files as $path => $code) {
            if (self::isNeeded($path, $code)) {
                continue;
            }

            // Nothing that is found in a copy of a block is reported.
            $isCopy = $code->map() === [];
            $around = self::closure($path, $parts, $declaring);
            $all = array_map(static fn(string $other) => $texts[$other], array_keys($around));
            sort($all);
            $key = hash('xxh128', $texts[$path] . "\0" . implode("\0", $all));

            if ($isCopy || isset($this->seen[$key])) {
                $repeats[] = $path;
            }

            $this->seen[$key] = true;
        }

        return $repeats;
    }

    /** Whether a file has statements or names of a block, whose types are shown. */
    private static function isNeeded(string $path, Code $code): bool
    {
        $isOfBlock = static fn(array $stretch) => preg_match('/^b\d+$/', $stretch[2]) === 1;

        return !str_ends_with($path, '-declares.php') || array_filter($code->map(), $isOfBlock) !== [];
    }

    /**
     * @param array<string, array{list<string>, array<string, true>}> $parts
     * @param array<string, list<string>> $declaring
     * @return array<string, true> the files that a file depends on, directly or not
     */
    private static function closure(string $path, array $parts, array $declaring): array
    {
        $found = [$path => true];
        $waiting = [$path];

        while ($waiting !== []) {
            [, $words] = $parts[array_pop($waiting)];

            foreach (array_intersect_key($declaring, $words) as $others) {
                foreach ($others as $other) {
                    if (!isset($found[$other])) {
                        $found[$other] = true;
                        $waiting[] = $other;
                    }
                }
            }
        }

        return $found;
    }

    /**
     * A word that is in a comment by chance costs one more analysis, but hides nothing.
     *
     * @return array{list<string>, array<string, true>}
     */
    private function partsOf(string $text): array
    {
        return $this->parts[hash('xxh128', $text)] ??= (static function () use ($text): array {
            $declarations = '/^\s*(?:(?:abstract|final|readonly)\s+)*(?:class|enum|interface|trait)\s+(\w+)|^function\s+&?(\w+)/mi';
            preg_match_all($declarations, $text, $declared);
            preg_match_all('/\w+/', $text, $words);
            $names = array_filter([...$declared[1], ...$declared[2]], static fn(string $name) => $name !== '');

            return [
                array_values(array_unique(array_map(strtolower(...), $names))),
                array_fill_keys(array_map(strtolower(...), $words[0]), true),
            ];
        })();
    }

    private static function withoutPrefix(string $text): string
    {
        return (string) preg_replace('/\bP\d+g\d+s\d+\b/', 'P', $text);
    }
}
