<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use PhpParser\Node;
use PhpParser\NodeVisitorAbstract;

/** Removes the comments from all nodes. */
final class CommentRemover extends NodeVisitorAbstract
{
    public function enterNode(Node $node): null
    {
        $node->setAttribute('comments', []);
        return null;
    }
}
