<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

use Symfony\Component\Config\Definition\ArrayNode;
use Symfony\Component\Config\Definition\BaseNode;
use Symfony\Component\Config\Definition\BooleanNode;
use Symfony\Component\Config\Definition\ConfigurationInterface;
use Symfony\Component\Config\Definition\EnumNode;
use Symfony\Component\Config\Definition\FloatNode;
use Symfony\Component\Config\Definition\IntegerNode;
use Symfony\Component\Config\Definition\NodeInterface;
use Symfony\Component\Config\Definition\PrototypedArrayNode;
use Symfony\Component\Config\Definition\ScalarNode;
use Symfony\Component\Config\Definition\VariableNode;

/** Describes the configuration of a bundle. */
final class ConfigurationTree
{
    /** @return array<string, mixed> */
    public function describe(ConfigurationInterface $configuration): array
    {
        return $this->node($configuration->getConfigTreeBuilder()->buildTree());
    }

    /** @return array<string, mixed> */
    private function node(NodeInterface $node): array
    {
        \assert($node instanceof BaseNode);
        return [
            'name' => $node->getName(),
            'type' => $this->typeOf($node),
            ...($node->isRequired() ? ['required' => true] : []),
            ...(!$node instanceof ArrayNode && $node->hasDefaultValue() ? ['default' => $node->getDefaultValue()] : []),
            ...($node instanceof EnumNode ? ['values' => $node->getValues()] : []),
            ...$this->limitsOf($node),
            ...($node->isDeprecated() ? ['deprecated' => true] : []),
            ...$this->membersOf($node),
        ];
    }

    private function typeOf(BaseNode $node): string
    {
        return match (true) {
            $node instanceof PrototypedArrayNode => 'prototype',
            $node instanceof ArrayNode => 'array',
            $node instanceof EnumNode => 'enum',
            $node instanceof BooleanNode => 'boolean',
            $node instanceof IntegerNode => 'integer',
            $node instanceof FloatNode => 'float',
            $node instanceof ScalarNode => 'scalar',
            $node instanceof VariableNode => 'variable',
            default => throw new \LogicException(\sprintf('Configuration node "%s" is of unknown type %s: add it to %s.', $node->getPath(), $node::class, __METHOD__)),
        };
    }

    /** @return array<string, mixed> what Symfony checks but has no getter for */
    private function limitsOf(BaseNode $node): array
    {
        $limits = [
            'min' => $this->read($node, 'min'),
            'max' => $this->read($node, 'max'),
            'allowEmpty' => $this->read($node, 'allowEmptyValue') === false ? false : null,
            'minElements' => $this->read($node, 'minNumberOfElements') ?: null,
            'keyAttribute' => $this->read($node, 'keyAttribute'),
            'ignoreExtraKeys' => $this->read($node, 'ignoreExtraKeys') ?: null,
            'normalizeKeys' => $this->read($node, 'normalizeKeys') === false ? false : null,
        ];
        return array_filter($limits, static fn (mixed $limit): bool => $limit !== null);
    }

    /** @return array<string, mixed> */
    private function membersOf(BaseNode $node): array
    {
        return match (true) {
            $node instanceof PrototypedArrayNode => ['prototype' => $this->node($node->getPrototype())],
            $node instanceof ArrayNode => ['children' => array_map($this->node(...), array_values($node->getChildren()))],
            default => [],
        };
    }

    private function read(BaseNode $node, string $property): mixed
    {
        return property_exists($node, $property) ? (new \ReflectionProperty($node, $property))->getValue($node) : null;
    }
}
