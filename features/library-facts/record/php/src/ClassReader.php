<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use PhpParser\NameContext;
use PhpParser\Node;
use PhpParser\Node\Name;
use PhpParser\Node\Stmt;
use PhpParser\Node\Stmt\ClassLike;
use PHPStan\PhpDocParser\Ast\PhpDoc\ExtendsTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\ImplementsTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\UsesTagValueNode;

/** Collects the facts of one class. */
final class ClassReader
{
    private readonly DocReader $docs;

    private readonly MemberReader $members;

    private readonly MagicReader $magic;

    public function __construct(NameContext $names)
    {
        $this->docs = new DocReader($names);
        $this->members = new MemberReader($this->docs);
        $this->magic = new MagicReader();
    }

    /** @return list<string> */
    public function unreadable(): array
    {
        return $this->docs->unreadable;
    }

    /** @return array<string, mixed> */
    public function read(ClassLike $class, string $package, string $file): array
    {
        $doc = $this->docs->readClass($class);
        $fqcn = (string) $class->namespacedName;
        $line = $class->name?->getStartLine() ?? 0;
        return Facts::filled([
            'fqcn' => $fqcn,
            'kind' => match (true) {
                $class instanceof Stmt\Interface_ => 'interface',
                $class instanceof Stmt\Trait_ => 'trait',
                $class instanceof Stmt\Enum_ => 'enum',
                default => 'class',
            },
            'package' => $package,
            'file' => $file,
            'line' => $line,
            'final' => $class instanceof Stmt\Class_ && $class->isFinal(),
            'abstract' => $class instanceof Stmt\Class_ && $class->isAbstract(),
            'readonly' => $class instanceof Stmt\Class_ && $class->isReadonly(),
            'extends' => $this->names(match (true) {
                $class instanceof Stmt\Interface_ => $class->extends,
                $class instanceof Stmt\Class_ && $class->extends !== null => [$class->extends],
                default => [],
            }),
            'implements' => $this->names($class instanceof Stmt\Class_ || $class instanceof Stmt\Enum_ ? $class->implements : []),
            'uses' => $this->names(array_merge(...array_map(static fn (Stmt\TraitUse $use): array => $use->traits, $class->getTraitUses()))),
            'trait_rules' => $this->traitRules($class),
            'templates' => $doc->templates(),
            'generic_parents' => $this->genericParents($class, $doc),
            'tags' => $doc->keptTags(),
            'internal' => $doc->has('@internal'),
            'internal_by_namespace' => preg_match('/\\\\(Internal|Implementation)\\\\/', $fqcn) === 1,
            'deprecated' => $doc->has('@deprecated'),
            ...$this->attribute($class),
            'backing' => $class instanceof Stmt\Enum_ && $class->scalarType !== null ? $class->scalarType->toString() : null,
            'cases' => $this->members->cases($class),
            'constants' => $this->members->constants($class),
            'properties' => [...$this->members->properties($class), ...$this->magic->properties($doc, $line)],
            'methods' => [...$this->members->methods($class), ...$this->magic->methods($doc, $line)],
        ]);
    }

    /**
     * @param array<Name> $names
     * @return list<string>
     */
    private function names(array $names): array
    {
        return array_values(array_map(static fn (Name $name): string => $name->toString(), $names));
    }

    /** @return list<string> the rules of a trait adaptation list, without the semicolon */
    private function traitRules(ClassLike $class): array
    {
        $rules = array_merge(...array_map(static fn (Stmt\TraitUse $use): array => $use->adaptations, $class->getTraitUses()));
        return array_values(array_map(static fn (Node $rule): string => rtrim(Code::print($rule), ';'), $rules));
    }

    /** @return list<string> parents and traits with their type arguments */
    private function genericParents(ClassLike $class, DocComment $doc): array
    {
        $parents = [];
        $comments = [$doc, ...array_map(fn (Stmt\TraitUse $use): DocComment => $this->docs->readMember($use), $class->getTraitUses())];
        foreach ($comments as $comment) {
            foreach ([ExtendsTagValueNode::class, ImplementsTagValueNode::class, UsesTagValueNode::class] as $kind) {
                foreach ($comment->values($kind, static fn ($value): string => $value->type->type->name) as $value) {
                    $parents[] = $comment->print($value->type);
                }
            }
        }
        return array_values(array_unique($parents));
    }

    /** @return array<string, mixed> */
    private function attribute(ClassLike $class): array
    {
        foreach (array_merge(...array_map(static fn (Node\AttributeGroup $group): array => $group->attrs, $class->attrGroups)) as $attribute) {
            if ($attribute->name->toString() === 'Attribute') {
                $flags = isset($attribute->args[0]) ? Code::print($attribute->args[0]->value) : '';
                preg_match_all('/TARGET_\w+/', $flags, $targets);
                return [
                    'attribute' => $targets[0] === [] ? 'TARGET_ALL' : implode('|', $targets[0]),
                    'repeatable' => str_contains($flags, 'IS_REPEATABLE'),
                ];
            }
        }
        return [];
    }
}
