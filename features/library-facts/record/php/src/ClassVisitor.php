<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use PhpParser\Node;
use PhpParser\Node\Stmt\ClassLike;
use PhpParser\NodeVisitorAbstract;

/** Passes on each named class once the names inside are resolved. */
final class ClassVisitor extends NodeVisitorAbstract
{
    /** @param \Closure(ClassLike): void $found */
    public function __construct(private readonly \Closure $found) {}

    public function leaveNode(Node $node): null
    {
        if ($node instanceof ClassLike && $node->name !== null) {
            ($this->found)($node);
        }
        return null;
    }
}
