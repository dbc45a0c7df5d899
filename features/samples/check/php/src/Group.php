<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Error;

/** Blocks of a page that belong together, with the fixtures and set-ups around them. */
final class Group
{
    /** @var list<Entry> */
    private array $blocks;

    /** @var list<Problem> */
    public array $problems = [];

    /** @var array<string, Code> path => code of a file to analyze */
    public array $files = [];

    /** @var list<array{string, int, int, string}> */
    public array $names = [];

    private int $state = 0;

    /**
     * @param list<Entry> $setups
     * @param array<string, Entry> $fixtures path as a title gives it => file
     * @param list<Entry> $context blocks whose classes this group sees
     */
    public function __construct(
        private readonly string $name,
        private readonly BlockParser $parser,
        private readonly array $setups,
        private readonly array $fixtures,
        array $context,
    ) {
        $this->blocks = $context;
    }

    /** @param array{id: string, kind: string, title: ?string, value: string} $block */
    public function add(array $block): void
    {
        try {
            $block['kind'] === 'diff-php' ? $this->addDiff($block) : $this->addSample($block);
        } catch (Error $error) {
            $this->problems[] = new Problem($block['id'], max(1, $error->getStartLine()), $error->getRawMessage());
        }
    }

    /** @return list<Entry> its blocks, as another group sees them */
    public function asContext(): array
    {
        return array_map(static fn(Entry $entry) => $entry->asContext(), $this->blocks);
    }

    /** @return list<Entry> its blocks in their last state, and those whose classes it sees */
    public function blocks(): array
    {
        return $this->blocks;
    }

    public function emit(): void
    {
        if (array_filter($this->blocks, static fn(Entry $entry) => $entry->isOwned) === []) {
            return;
        }

        foreach ($this->blocks as $entry) {
            $this->names = $entry->isOwned ? [...$this->names, ...FamilyNames::in($entry->parsed)] : $this->names;
        }

        $writer = new GroupWriter($this->name . 's' . $this->state, $this->setups, $this->fixtures, $this->blocks);
        $this->files = [...$this->files, ...$writer->files()];
    }

    /** @param array{id: string, title: ?string, value: string} $block */
    private function addSample(array $block): void
    {
        ['id' => $id, 'title' => $title] = $block;
        $entry = new Entry($id, $this->parser->parse(Code::of($id, $block['value']), $id, $title));

        foreach ($this->blocks as $index => $other) {
            $twice = array_intersect($entry->classes(), $other->classes());

            if ($twice === []) {
                continue;
            }

            if (!$other->isContext) {
                $this->problems[] = new Problem($id, 1, \sprintf(
                    'The page declares %s twice: give one of the blocks sample="…".',
                    implode(', ', $twice),
                ));

                return;
            }
        }

        $this->blocks[] = $entry;
    }

    /** @param array{id: string, title: ?string, value: string} $block */
    private function addDiff(array $block): void
    {
        ['id' => $id, 'title' => $title] = $block;
        $diff = Diff::of($id, $block['value']);
        $target = $this->find($title);

        if ($target === null) {
            $this->parser->parse($diff->old, $id);
            $this->blocks[] = new Entry($id, $this->parser->parse($diff->new, $id, $title));

            return;
        }

        $placed = $diff->place($target->parsed->code);

        if ($placed === null) {
            $message = "The unchanged and removed lines do not occur in $title.";
            $this->problems[] = new Problem($id, 1, $message);

            return;
        }

        $changed = new Entry($id, $this->parser->parse($placed, $id, $title));
        $this->emit();
        $this->state += 1;
        $blocks = array_map(static fn(Entry $entry) => $entry->asCopy(), $this->blocks);
        $index = array_search($target, $this->blocks, true);

        if ($index === false) {
            $blocks[] = $changed;
        } else {
            $blocks[$index] = $changed;
        }

        $this->blocks = array_values($blocks);
    }

    private function find(?string $title): ?Entry
    {
        if ($title === null) {
            return null;
        }

        foreach (array_reverse($this->blocks) as $entry) {
            if ($entry->parsed->title === $title && $entry->parsed->form === Form::File) {
                return $entry;
            }
        }

        return $this->fixtures[$title] ?? null;
    }
}
