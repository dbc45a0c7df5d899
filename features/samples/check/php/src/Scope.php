<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/** What a fragment inherits from the blocks before it. */
final readonly class Scope
{
    /**
     * @param array<string, string> $uses alias => class
     * @param list<string> $namespaces in which its own names may be, nearest first
     */
    public function __construct(
        public array $uses = [],
        public array $namespaces = [],
    ) {}

    public function after(Parsed $parsed): self
    {
        $namespaces = $parsed->namespace === null ? $this->namespaces : [$parsed->namespace, ...$this->namespaces];

        return new self([...$this->uses, ...$parsed->uses], array_values(array_unique($namespaces)));
    }

    /** The scope of a block in this file: src/ and tests/ are where Composer looks for App. */
    public function in(?string $file): self
    {
        if (preg_match('~^(src|tests)/(?:(.+)/)?\w+\.php$~', $file ?? '', $match) !== 1) {
            return $this;
        }

        $root = $match[1] === 'src' ? 'App' : 'App\\Tests';
        $namespace = rtrim($root . '\\' . strtr($match[2] ?? '', '/', '\\'), '\\');

        return new self($this->uses, [$namespace, ...$this->namespaces]);
    }
}
