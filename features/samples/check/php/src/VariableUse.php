<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Stmt;

/** Which variables statements read before they define them, and which they define, in the scope of a script. */
final class VariableUse
{
    /** @var array<string, int> variable => the position in the file where it is read first */
    public array $read = [];

    /** @var array<string, true> */
    public array $defined = [];

    /** @param iterable<Node> $nodes */
    public static function in(iterable $nodes): self
    {
        $use = new self();

        foreach ($nodes as $node) {
            $use->visit($node);
        }

        return $use;
    }

    private function visit(?Node $node): void
    {
        match (true) {
            $node === null,
            $node instanceof Stmt\ClassLike,
            $node instanceof Stmt\Function_ => null,
            $node instanceof Expr\Assign, $node instanceof Expr\AssignRef => $this->assign($node),
            $node instanceof Stmt\Foreach_ => $this->loop($node),
            $node instanceof Expr\Closure => $this->closure($node),
            $node instanceof Expr\ArrowFunction => $this->arrow($node),
            $node instanceof Stmt\Catch_ => $this->caught($node),
            $node instanceof Stmt\Static_, $node instanceof Stmt\Global_ => array_map($this->define(...), $node->vars),
            $node instanceof Node\StaticVar => $this->define($node->var),
            $node instanceof Expr\Variable => $this->variable($node),
            default => $this->children($node),
        };
    }

    private function children(Node $node): void
    {
        foreach ($node->getSubNodeNames() as $name) {
            foreach (\is_array($node->$name) ? $node->$name : [$node->$name] as $child) {
                $child instanceof Node && $this->visit($child);
            }
        }
    }

    private function variable(Expr\Variable $node): void
    {
        $name = $node->name;

        if (\is_string($name) && $name !== 'this' && !isset($this->defined[$name])) {
            $this->read[$name] ??= $node->getStartFilePos();
        }
    }

    private function assign(Expr\Assign|Expr\AssignRef $node): void
    {
        $this->visit($node->expr);
        $this->define($node->var);
    }

    private function define(?Node $target): void
    {
        if ($target instanceof Expr\Variable && \is_string($target->name)) {
            $this->defined[$target->name] = true;
        } elseif ($target instanceof Expr\List_ || $target instanceof Expr\Array_) {
            foreach (array_filter($target->items) as $item) {
                $this->define($item->value);
            }
        } else {
            // A property or an element is written into what must be there.
            $this->visit($target);
        }
    }

    private function loop(Stmt\Foreach_ $node): void
    {
        $this->visit($node->expr);
        $this->define($node->keyVar);
        $this->define($node->valueVar);
        array_map($this->visit(...), $node->stmts);
    }

    private function closure(Expr\Closure $node): void
    {
        foreach ($node->uses as $use) {
            $use->byRef ? $this->define($use->var) : $this->visit($use->var);
        }
    }

    private function arrow(Expr\ArrowFunction $node): void
    {
        $outside = $this->defined;

        foreach ($node->params as $param) {
            $this->define($param->var);
        }

        $this->visit($node->expr);
        $this->defined = $outside;
    }

    private function caught(Stmt\Catch_ $node): void
    {
        $this->define($node->var);
        array_map($this->visit(...), $node->stmts);
    }
}
