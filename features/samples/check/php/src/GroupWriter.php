<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node;
use PhpParser\Node\Stmt;

/** Writes the files that PHPStan analyzes for a group: one per block that declares, one for all statements. */
final class GroupWriter
{
    private readonly Names $names;

    /** @var array<string, Code> */
    private array $files = [];

    /** @var list<Code> */
    private array $script = [];

    /** @var array<string, true> */
    private array $taken = [];

    /**
     * @param list<Entry> $setups
     * @param array<string, Entry> $fixtures
     * @param list<Entry> $blocks
     */
    public function __construct(
        private readonly string $prefix,
        private readonly array $setups,
        private readonly array $fixtures,
        private readonly array $blocks,
    ) {
        $entries = [...array_values($fixtures), ...$setups, ...$blocks];
        $list = static fn(string $what) => array_merge(...array_map(static fn(Entry $entry) => $entry->$what(), $entries));
        $this->names = new Names(
            $prefix,
            array_fill_keys($list('classes'), true),
            array_fill_keys($list('functions'), true),
        );
    }

    /** @return array<string, Code> */
    public function files(): array
    {
        $scope = new Scope();

        // A page's own classes override those of the fixtures, and later ones override the context.
        foreach (array_reverse($this->blocks) as $entry) {
            $this->declare($entry, $this->scopeOf($entry));
        }

        foreach ([...$this->setups, ...array_values($this->fixtures)] as $entry) {
            $this->declare($entry, $scope);
        }

        foreach ($this->setups as $entry) {
            $isForeign = $this->isForeign($entry);
            // The variables are there all the same; what is wrong with them is not the page's fault.
            $this->run($isForeign ? $entry->asCopy() : $entry, $scope);
            $scope = $isForeign ? $scope : $scope->after($entry->parsed);
        }

        foreach ($this->blocks as $entry) {
            $this->import($entry);
            $this->run($entry, $scope->in($entry->parsed->title));
            $scope = $scope->after($entry->parsed);
        }

        if ($this->script !== []) {
            $this->files["$this->prefix/script.php"] = $this->open(...$this->script);
        }

        return $this->files;
    }

    /** Whether a set-up uses a fixture that the page replaces with its own class: that is another domain. */
    private function isForeign(Entry $setup): bool
    {
        $classes = static fn(array $entries) => array_merge(
            ...array_map(static fn(Entry $entry) => $entry->classes(), array_values($entries)),
        );
        $replaced = array_intersect($classes($this->blocks), $classes($this->fixtures));

        return array_intersect($setup->parsed->uses, $replaced) !== [];
    }

    private function scopeOf(Entry $entry): Scope
    {
        $scope = new Scope();

        foreach ([...$this->setups, ...$this->blocks] as $other) {
            if ($other === $entry) {
                break;
            }

            $scope = $scope->after($other->parsed);
        }

        return $scope->in($entry->parsed->title);
    }

    private function declare(Entry $entry, Scope $scope): void
    {
        $parsed = $entry->parsed;
        $shown = [];
        $hidden = $parsed->statements;

        foreach ($parsed->declarations as $node) {
            $name = strtolower("{$entry->namespace($scope)}\\{$node->name}");

            if ($node instanceof Stmt\ClassLike && isset($this->taken[$name])) {
                $hidden[] = $node;

                continue;
            }

            $this->taken[$name] = true;
            $shown[] = $node;
        }

        if ($shown === []) {
            return;
        }

        $code = $parsed->form === Form::File
            ? $this->wholeFile($parsed, $hidden)
            : $this->declarations($parsed, $entry->namespace($scope), $scope, $shown);
        $this->put($entry, 'declares', $code);
    }

    /** @param list<Stmt> $hidden */
    private function wholeFile(Parsed $parsed, array $hidden): Code
    {
        $edits = $this->names->inFile($parsed);
        $ranges = array_map($this->range(...), $hidden);
        $isHidden = static fn(Edit $edit) => array_filter(
            $ranges,
            static fn(array $range) => $range[0] <= $edit->from && $edit->to <= $range[1],
        ) !== [];
        $edits = array_filter($edits, static fn(Edit $edit) => !$isHidden($edit));
        $edits = [...$edits, ...array_map(static fn(array $range) => new Edit($range[0], $range[1], ''), $ranges)];

        if ($parsed->namespace === null) {
            $nodes = [...$parsed->imports, ...$parsed->declarations, ...$parsed->statements];
            $first = min(array_map(fn(Node $node) => $this->range($node)[0], $nodes));
            $edits[] = new Edit($first, $first, "namespace $this->prefix;\n");
        }

        return $parsed->code->edit(array_values($edits));
    }

    /** @param list<Stmt> $nodes */
    private function declarations(Parsed $parsed, ?string $namespace, Scope $scope, array $nodes): Code
    {
        $head = Code::added("<?php declare(strict_types=1);\nnamespace " . rtrim("$this->prefix\\$namespace", '\\') . ";\n");

        return Code::join($head, ...array_map(
            fn(Stmt $node) => Code::join($this->edited($parsed, $scope, $node), Code::added("\n")),
            $nodes,
        ));
    }

    /** PHPStan does not check imports, but it does check them written as classes. */
    private function import(Entry $entry): void
    {
        $uses = array_filter(
            array_merge(...array_map(static fn(Stmt $import) => $import->uses, $entry->parsed->imports)),
            Parsed::isImportOfClass(...),
        );

        if ($entry->isOwned && $uses !== []) {
            $this->put($entry, 'imports', Code::join(Code::added("<?php return [\n"), ...array_map(
                fn(Node\UseItem $use) => Code::join($this->imported($entry->parsed, $use->name), Code::added("::class,\n")),
                array_values($uses),
            ), ...[Code::added("];\n")]));
        }
    }

    private function imported(Parsed $parsed, Node\Name $name): Code
    {
        $code = $parsed->code->slice($name->getStartFilePos(), $name->getEndFilePos() + 1);
        $full = '\\' . $this->names->prefixed(ltrim($code->text(), '\\'));

        return $code->edit([new Edit(0, \strlen($code->text()), $full)]);
    }

    private function run(Entry $entry, Scope $scope): void
    {
        $parsed = $entry->parsed;

        if ($entry->isContext || $parsed->statements === []) {
            return;
        }

        $parts = array_map(
            fn(Stmt $node) => Code::join($this->edited($parsed, $scope, $node), Code::added("\n")),
            $parsed->statements,
        );

        if ($parsed->returns()) {
            $this->put($entry, 'returns', $this->open(...$parts));
        } else {
            $code = Code::join(...$parts);
            $this->script[] = $entry->isOwned ? $code : $code->disowned();
        }
    }

    private function edited(Parsed $parsed, Scope $scope, Stmt $node): Code
    {
        [$from, $to] = $this->range($node);
        $edits = array_map(
            static fn(Edit $edit) => new Edit($edit->from - $from, $edit->to - $from, $edit->text),
            $this->names->standalone($parsed, $scope, $node),
        );

        return $parsed->code->slice($from, $to)->edit($edits);
    }

    /** @return array{int, int} with its comments */
    private function range(Node $node): array
    {
        $first = $node->getComments()[0] ?? $node;

        return [$first->getStartFilePos(), $node->getEndFilePos() + 1];
    }

    private function open(Code ...$parts): Code
    {
        return Code::join(Code::added("<?php declare(strict_types=1);\n"), ...$parts);
    }

    private function put(Entry $entry, string $what, Code $code): void
    {
        $name = trim((string) preg_replace('/\W+/', '-', $entry->id), '-');
        $this->files["$this->prefix/$name-$what.php"] = $entry->isOwned ? $code : $code->disowned();
    }
}
