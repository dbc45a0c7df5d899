<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use PhpParser\NameContext;
use PhpParser\Node\Name;
use PHPStan\PhpDocParser\Ast\AbstractNodeVisitor;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstFetchNode;
use PHPStan\PhpDocParser\Ast\Node;
use PHPStan\PhpDocParser\Ast\NodeTraverser;
use PHPStan\PhpDocParser\Ast\Type\ArrayShapeItemNode;
use PHPStan\PhpDocParser\Ast\Type\GenericTypeNode;
use PHPStan\PhpDocParser\Ast\Type\IdentifierTypeNode;
use PHPStan\PhpDocParser\Ast\Type\ObjectShapeItemNode;

/** Writes the class names in PHPDoc types in full, with a leading backslash. */
final class DocTypes extends AbstractNodeVisitor
{
    private const WORDS = [
        'array', 'bool', 'boolean', 'callable', 'double', 'empty', 'false', 'float', 'int', 'integer', 'iterable',
        'list', 'mixed', 'never', 'noreturn', 'null', 'number', 'numeric', 'object', 'parent', 'resource', 'scalar',
        'self', 'static', 'string', 'true', 'void',
    ];

    /** @var array<int, true> identifiers that are not types: keys of shapes, `max` in `int<0, max>` */
    private array $noTypes = [];

    /** @param list<string> $local names of templates and aliases */
    private function __construct(private readonly NameContext $names, private readonly array $local) {}

    /**
     * @template T of Node
     * @param T $node
     * @param list<string> $local names of templates and aliases, which are kept
     */
    public static function resolve(Node $node, NameContext $names, array $local): void
    {
        (new NodeTraverser([new self($names, $local)]))->traverse([$node]);
    }

    public function enterNode(Node $node): null
    {
        if (($node instanceof ArrayShapeItemNode || $node instanceof ObjectShapeItemNode) && $node->keyName !== null) {
            $this->noTypes[spl_object_id($node->keyName)] = true;
        } elseif ($node instanceof GenericTypeNode && strtolower($node->type->name) === 'int') {
            foreach ($node->genericTypes as $bound) {
                $this->noTypes[spl_object_id($bound)] = true;
            }
        } elseif ($node instanceof IdentifierTypeNode && !isset($this->noTypes[spl_object_id($node)])) {
            $node->name = $this->full($node->name);
        } elseif ($node instanceof ConstFetchNode && $node->className !== '') {
            $node->className = $this->full($node->className);
        }
        return null;
    }

    private function full(string $name): string
    {
        if (str_starts_with($name, '\\') || str_contains($name, '-') || $name === '$this') {
            return $name;
        }
        $resolved = '\\' . $this->names->getResolvedClassName(new Name($name))->toString();
        $imported = $resolved !== rtrim("\\{$this->names->getNamespace()}", '\\') . "\\{$name}";
        if (\in_array($name, $this->local, true)) {
            return $name;
        }
        // "Number" is a class if it is imported, otherwise a PHPDoc keyword.
        if (\in_array(strtolower($name), self::WORDS, true) && (!$imported || ctype_lower($name))) {
            return strtolower($name);
        }
        return $resolved;
    }
}
