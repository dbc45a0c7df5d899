<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node;
use PhpParser\Node\Stmt;

/** A parsed block: its tree and its parts. Offsets are those of the code, which is a whole file. */
final readonly class Parsed
{
    public ?string $namespace;

    /** @var array<string, string> alias => class */
    public array $uses;

    /** @var list<Stmt> */
    public array $imports;

    /** @var list<Stmt\ClassLike|Stmt\Function_|Stmt\Const_> */
    public array $declarations;

    /** @var list<Stmt> */
    public array $statements;

    /** @param list<Node> $tree */
    public function __construct(
        public Form $form,
        public Code $code,
        public array $tree,
        public ?string $title = null,
    ) {
        $namespace = null;
        $uses = [];
        $imports = [];
        $declarations = [];
        $statements = [];
        $nodes = $tree;

        foreach ($tree as $node) {
            if ($node instanceof Stmt\Namespace_) {
                $namespace = $node->name?->toString();
                $nodes = $node->stmts;
            }
        }

        foreach ($nodes as $node) {
            if ($node instanceof Stmt\Use_ || $node instanceof Stmt\GroupUse) {
                $imports[] = $node;

                foreach ($node->uses as $use) {
                    $name = $node instanceof Stmt\GroupUse ? $node->prefix . '\\' . $use->name : (string) $use->name;

                    if (\in_array(Stmt\Use_::TYPE_NORMAL, [$node->type, $use->type], true)) {
                        $uses[$use->getAlias()->name] = $name;
                    }
                }
            } elseif ($node instanceof Stmt\ClassLike || $node instanceof Stmt\Function_ || $node instanceof Stmt\Const_) {
                $declarations[] = $node;
            } elseif ($node instanceof Stmt && !$node instanceof Stmt\Declare_ && !$node instanceof Stmt\Nop) {
                $statements[] = $node;
            }
        }

        $this->namespace = $namespace;
        $this->uses = $uses;
        $this->imports = $imports;
        $this->declarations = $declarations;
        $this->statements = $statements;
    }

    /** Whether an import must be a class: an aliased one may be a namespace. */
    public static function isImportOfClass(?Node $node): bool
    {
        $use = $node?->getAttribute('parent');

        return $node instanceof Node\UseItem
            && $node->alias === null
            && $use instanceof Stmt\Use_
            && $use->type === Stmt\Use_::TYPE_NORMAL;
    }

    /** Whether it ends its file, as a configuration file does, so that nothing can follow it. */
    public function returns(): bool
    {
        return array_filter($this->statements, static fn(Stmt $node) => $node instanceof Stmt\Return_) !== [];
    }
}
