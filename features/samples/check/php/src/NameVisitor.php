<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node;
use PhpParser\NodeVisitorAbstract;

/** Collects the names of classes in a file: types, parents, attributes, imports. */
final class NameVisitor extends NodeVisitorAbstract
{
    /** @var list<array{int, int, array<string, mixed>}> */
    public array $found = [];

    public function __construct(private readonly Signatures $signatures) {}

    public function enterNode(Node $node): null
    {
        if ($node instanceof Node\Attribute) {
            $this->attribute($node);
        } elseif ($node instanceof Node\Name && $node->getAttribute('isDone') !== true) {
            $class = $this->signatures->find(($node->getAttribute('resolvedName') ?? $node)->toString());

            if ($class !== null) {
                $this->add($node, $this->signatures->class($class));
            }
        }

        return null;
    }

    private function attribute(Node\Attribute $node): void
    {
        $class = $this->signatures->find($node->name->toString());

        if ($class === null) {
            return;
        }

        $node->name->setAttribute('isDone', true);
        $entry = ['kind' => 'attribute'] + $this->signatures->class($class);

        if ($class->hasConstructor()) {
            $constructor = $this->signatures->method($class->getConstructor());
            $entry['signature'] = $constructor['signature'];
            $variant = $class->getConstructor()->getOnlyVariant();
            $this->found = [
                ...$this->found,
                ...$this->signatures->arguments($node->args, $constructor['name'], $variant),
            ];
        }

        $this->add($node->name, $entry);
    }

    private function add(Node $node, array $entry): void
    {
        $this->found[] = [$node->getStartFilePos(), $node->getEndFilePos() + 1, $entry];
    }
}
