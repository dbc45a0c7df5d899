<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node\Name;
use PhpParser\NodeFinder;

/** What the blocks of a page use and the page does not show: variables, functions and classes of what runs around it. */
final class Needs
{
    /** @var array<string, array<string, int>> block => variable => line of its first use */
    public array $variables = [];

    /** @var array<string, array<string, int>> block => full name of a function => line */
    public array $functions = [];

    /** @var array<string, array<string, int>> block => full name of a class => line */
    public array $classes = [];

    /** @var array<string, true> full names of the classes that the page shows */
    public array $shown = [];

    /** How many variables the blocks read at all. */
    public int $looked = 0;

    /**
     * @param array<string, true> $variablesAround that set-ups define
     * @param array<string, true> $functionsAround that set-ups define
     * @param array<string, Entry> $fixtures path as a title gives it => file
     */
    public function __construct(
        private readonly array $variablesAround,
        private readonly array $functionsAround,
        private readonly array $fixtures,
    ) {}

    /**
     * @param list<Entry> $setups
     * @param list<Entry> $blocks of a group, with the context that it sees
     */
    public function add(array $setups, array $blocks): void
    {
        $shown = array_merge([], ...array_map(static fn(Entry $entry) => $entry->classes(), $blocks));
        $this->shown += array_fill_keys($shown, true);
        $fixtures = array_diff(array_merge([], ...array_map(
            static fn(Entry $entry) => $entry->classes(),
            array_values($this->fixtures),
        )), $shown);
        $names = new Names('', array_fill_keys([...$fixtures, ...$shown], true), $this->functionsAround);
        $scope = new Scope();

        foreach ($setups as $entry) {
            $scope = $scope->after($entry->parsed);
        }

        $defined = [];

        foreach ($blocks as $entry) {
            if (!$entry->isContext) {
                $use = VariableUse::in($entry->parsed->statements);
                $this->looked += \count($use->read) + \count($use->defined);

                foreach (array_diff_key(array_intersect_key($use->read, $this->variablesAround), $defined) as $name => $at) {
                    $this->variables[$entry->id][$name] ??= $this->line($entry, $at);
                }

                $defined += $use->defined;

                foreach ((new NodeFinder())->findInstanceOf($entry->parsed->tree, Name::class) as $name) {
                    $full = $names->resolve($name, $entry->parsed, $scope->in($entry->parsed->title));
                    $line = $this->line($entry, $name->getStartFilePos());

                    if ($full !== null && isset($this->functionsAround[$full])) {
                        $this->functions[$entry->id][$full] ??= $line;
                    } elseif ($full !== null && \in_array($full, $fixtures, true)) {
                        $this->classes[$entry->id][$full] ??= $line;
                    }
                }
            }

            $scope = $scope->after($entry->parsed);
        }
    }

    /** The line of the block in which a place of its code is; 1 for a place that its block does not hold. */
    private function line(Entry $entry, int $at): int
    {
        foreach ($entry->parsed->code->map() as [$from, $length, $block, $start]) {
            if ($block === $entry->id && $from <= $at && $at < $from + $length) {
                $before = $entry->parsed->code->slice($from, $at)->text();

                // The lines above it in the block are those of the pieces before, which are of the block as well.
                return 1 + substr_count($before, "\n") + $this->linesAbove($entry, $start);
            }
        }

        return 1;
    }

    private function linesAbove(Entry $entry, int $start): int
    {
        $lines = 0;

        foreach ($entry->parsed->code->map() as [$from, $length, $block, $other]) {
            if ($block === $entry->id && $other < $start) {
                $lines += substr_count($entry->parsed->code->slice($from, $from + $length)->text(), "\n");
            }
        }

        return $lines;
    }
}
