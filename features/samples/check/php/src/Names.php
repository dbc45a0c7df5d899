<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node;
use PhpParser\Node\Name;
use PhpParser\Node\Stmt;
use PhpParser\NodeFinder;

/**
 * The names of a group of blocks. Every page may have its own App\Entity\Ride, so the names that a group declares
 * get a prefix; all pages can then be analyzed at once.
 */
final readonly class Names
{
    /**
     * @param array<string, true> $classes that the group declares
     * @param array<string, true> $functions that the group declares
     */
    public function __construct(
        private string $prefix,
        private array $classes,
        private array $functions,
    ) {}

    /** The edits that make the code of these nodes mean the same with prefixed names, in any file. */
    public function standalone(Parsed $parsed, Scope $scope, Node ...$nodes): array
    {
        $edits = [];

        foreach ((new NodeFinder())->findInstanceOf($nodes, Name::class) as $name) {
            $full = $this->resolve($name, $parsed, $scope);

            if ($full !== null) {
                $edits[] = new Edit($name->getStartFilePos(), $name->getEndFilePos() + 1, '\\' . $this->prefixed($full));
            }
        }

        return [...$edits, ...$this->comments($nodes, fn(string $name) => $this->lookup($name, $parsed, $scope))];
    }

    /** The edits that make a whole file mean the same with prefixed names. */
    public function inFile(Parsed $parsed): array
    {
        $edits = [];
        $finder = new NodeFinder();
        $insert = fn(Node $at) => new Edit($at->getStartFilePos(), $at->getStartFilePos(), $this->prefix . '\\');

        foreach ($finder->findInstanceOf($parsed->tree, Stmt\Namespace_::class) as $namespace) {
            if ($namespace->name !== null) {
                $edits[] = $insert($namespace->name);
            }
        }

        foreach ($parsed->imports as $import) {
            if ($import instanceof Stmt\GroupUse) {
                $edits = $this->isOurs($import->prefix . '\\') ? [...$edits, $insert($import->prefix)] : $edits;
            } elseif ($import instanceof Stmt\Use_) {
                $ours = array_filter($import->uses, fn($use) => $this->isOurs((string) $use->name));
                $edits = [...$edits, ...array_map(static fn($use) => $insert($use->name), array_values($ours))];
            }
        }

        foreach ($finder->findInstanceOf($parsed->tree, Name\FullyQualified::class) as $name) {
            if ($this->isOurs($name->toString())) {
                $edits[] = new Edit($name->getStartFilePos(), $name->getStartFilePos() + 1, "\\{$this->prefix}\\");
            }
        }

        $onlyFull = static fn(string $name) => str_starts_with($name, '\\') ? substr($name, 1) : null;

        return [...$edits, ...$this->comments($parsed->tree, $onlyFull)];
    }

    public function prefixed(string $name): string
    {
        return $this->isOurs($name) ? $this->prefix . '\\' . $name : $name;
    }

    /** The full name of a class or function of the group; null for all others. */
    public function resolve(Name $name, Parsed $parsed, Scope $scope): ?string
    {
        if ($name->isSpecialClassName()) {
            return null;
        }

        $resolved = $name->getAttribute('resolvedName');

        if (!$resolved instanceof Name) {
            $full = $name->getAttribute('namespacedName');
            $full = $full instanceof Name ? $full->toString() : $name->toString();

            foreach ([$full, ...array_map(static fn(string $space) => "$space\\$name", $scope->namespaces)] as $function) {
                if (isset($this->functions[$function])) {
                    return $function;
                }
            }

            return null;
        }

        return $name instanceof Name\FullyQualified || $parsed->form === Form::File
            ? $resolved->toString()
            : $this->lookup($name->toString(), $parsed, $scope) ?? $resolved->toString();
    }

    private function lookup(string $name, Parsed $parsed, Scope $scope): ?string
    {
        if (str_starts_with($name, '\\')) {
            return substr($name, 1);
        }

        [$first, $rest] = [...explode('\\', $name, 2), ''];
        $imported = $parsed->uses[$first] ?? $scope->uses[$first] ?? null;

        if ($imported !== null) {
            return rtrim("$imported\\$rest", '\\');
        }

        foreach (array_filter([$parsed->namespace, ...$scope->namespaces]) as $namespace) {
            if (isset($this->classes["$namespace\\$name"])) {
                return "$namespace\\$name";
            }
        }

        $ending = array_filter(
            array_keys($this->classes),
            static fn(string $class) => str_ends_with("\\$class", "\\$name"),
        );

        return \count($ending) === 1 ? array_values($ending)[0] : null;
    }

    private function isOurs(string $name): bool
    {
        return str_starts_with($name, 'App\\') || isset($this->classes[$name]) || isset($this->functions[$name]);
    }

    /**
     * @param array<Node> $nodes
     * @param \Closure(string): ?string $resolve
     *
     * @return list<Edit>
     */
    private function comments(array $nodes, \Closure $resolve): array
    {
        $edits = [];
        $pattern = '/(?<![\w\\\\$\'"@-])\\\\?[A-Z]\w*(?:\\\\\w+)*/';

        foreach ((new NodeFinder())->find($nodes, static fn(Node $node) => $node->getComments() !== []) as $node) {
            foreach ($node->getComments() as $comment) {
                if (!str_contains($comment->getText(), '@')) {
                    continue;
                }

                preg_match_all($pattern, $comment->getText(), $matches, PREG_OFFSET_CAPTURE);

                foreach ($matches[0] as [$name, $offset]) {
                    $full = $resolve($name);
                    $from = $comment->getStartFilePos() + $offset;

                    if ($full !== null) {
                        // The same comment is attached to an expression and to its statement.
                        $edits[$from] = new Edit($from, $from + \strlen($name), '\\' . $this->prefixed($full));
                    }
                }
            }
        }

        return array_values($edits);
    }
}
