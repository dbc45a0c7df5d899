<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node\Stmt;

/** A block, a fixture or a set-up in a group. */
final readonly class Entry
{
    public function __construct(
        public string $id,
        public Parsed $parsed,
        /** Whether its findings count: not those of a copy. */
        public bool $isOwned = true,
        /** Whether the others see only its classes. */
        public bool $isContext = false,
    ) {}

    public function asCopy(): self
    {
        return new self($this->id, $this->parsed, false, $this->isContext);
    }

    public function asContext(): self
    {
        return new self($this->id, $this->parsed, false, true);
    }

    /** @return list<string> */
    public function classes(): array
    {
        return $this->declared(static fn(Stmt $node) => $node instanceof Stmt\ClassLike);
    }

    /** @return list<string> */
    public function functions(): array
    {
        return $this->declared(static fn(Stmt $node) => $node instanceof Stmt\Function_);
    }

    /** The namespace of what it declares. */
    public function namespace(Scope $scope): ?string
    {
        return $this->parsed->form === Form::File
            ? $this->parsed->namespace
            : ($scope->in($this->parsed->title)->namespaces[0] ?? null);
    }

    /** @return list<string> */
    private function declared(\Closure $filter): array
    {
        $namespace = $this->namespace(new Scope());
        $names = array_map(
            static fn(Stmt $node) => ltrim("$namespace\\{$node->name}", '\\'),
            array_filter($this->parsed->declarations, $filter),
        );

        return array_values($names);
    }
}
