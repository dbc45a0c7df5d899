<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use PhpParser\Modifiers;
use PhpParser\Node;
use PhpParser\Node\Param;
use PhpParser\Node\Stmt;
use PhpParser\Node\Stmt\ClassLike;
use PhpParser\Node\Stmt\ClassMethod;
use PHPStan\PhpDocParser\Ast\PhpDoc\ParamTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\ReturnTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\ThrowsTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\VarTagValueNode;

/** Collects the facts of the members of a class; private constants and properties are left out. */
final class MemberReader
{
    public function __construct(private readonly DocReader $docs) {}

    /** @return list<array<string, mixed>> */
    public function cases(ClassLike $class): array
    {
        $cases = [];
        foreach ($class->stmts as $case) {
            if ($case instanceof Stmt\EnumCase) {
                $cases[] = Facts::filled([
                    'name' => $case->name->toString(),
                    'value' => $case->expr === null ? null : Code::print($case->expr),
                    'line' => $case->name->getStartLine(),
                    ...$this->marks($this->docs->readMember($case)),
                ]);
            }
        }
        return $cases;
    }

    /** @return list<array<string, mixed>> */
    public function constants(ClassLike $class): array
    {
        $constants = [];
        foreach ($class->getConstants() as $group) {
            $doc = $this->docs->readMember($group);
            foreach ($group->isPrivate() ? [] : $group->consts as $constant) {
                $constants[] = Facts::filled([
                    'name' => $constant->name->toString(),
                    'value' => Code::print($constant->value),
                    'type' => Code::type($group->type),
                    'doc_type' => $doc->type(VarTagValueNode::class),
                    'visibility' => $group->isProtected() ? 'protected' : 'public',
                    'final' => $group->isFinal(),
                    'line' => $constant->name->getStartLine(),
                    ...$this->marks($doc),
                ]);
            }
        }
        return $constants;
    }

    /** @return list<array<string, mixed>> declared properties, then those of the constructor's parameters */
    public function properties(ClassLike $class): array
    {
        $readonly = $class instanceof Stmt\Class_ && $class->isReadonly();
        $properties = [];
        foreach ($class->getProperties() as $group) {
            $doc = $this->docs->readMember($group);
            foreach ($group->isPrivate() ? [] : $group->props as $property) {
                $properties[] = Facts::filled([
                    'name' => $property->name->toString(),
                    'type' => Code::type($group->type),
                    'doc_type' => $doc->type(VarTagValueNode::class),
                    'visibility' => $group->isProtected() ? 'protected' : 'public',
                    'static' => $group->isStatic(),
                    'readonly' => $readonly || $group->isReadonly(),
                    'default' => $property->default === null ? null : Code::print($property->default),
                    'line' => $property->name->getStartLine(),
                    ...$this->marks($doc),
                ]);
            }
        }
        $constructor = $class->getMethod('__construct');
        return $constructor === null ? $properties : [...$properties, ...$this->promoted($constructor, $readonly)];
    }

    /** @return list<array<string, mixed>> including private ones: PrivateMethods decides which of them matter */
    public function methods(ClassLike $class): array
    {
        return array_map(fn (ClassMethod $method): array => $this->method($method, $class), $class->getMethods());
    }

    /** @return array<string, mixed> */
    private function method(ClassMethod $method, ClassLike $class): array
    {
        $doc = $this->docs->readMember($method);
        $params = array_map(fn (Param $param): array => $this->param($param, $doc), $method->params);
        $throws = $doc->values(ThrowsTagValueNode::class, static fn (ThrowsTagValueNode $value): string => (string) $value->type);
        return Facts::filled([
            'name' => $method->name->toString(),
            'visibility' => $this->visibility($method->flags),
            'static' => $method->isStatic(),
            'abstract' => $method->isAbstract() && !$class instanceof Stmt\Interface_,
            'final' => $method->isFinal(),
            'by_ref' => $method->byRef,
            'templates' => $doc->templates(),
        ]) + ['params' => $params] + Facts::filled([
            'return' => Code::type($method->returnType),
            'doc_return' => $doc->type(ReturnTagValueNode::class),
            'throws' => array_map(static fn (ThrowsTagValueNode $value): string => $doc->print($value->type), array_values($throws)),
            'tags' => $doc->keptTags(),
            'line' => $method->name->getStartLine(),
            ...$this->marks($doc),
        ]);
    }

    /** @return array<string, mixed> */
    private function param(Param $param, DocComment $ofMethod): array
    {
        return Facts::filled([
            'name' => $this->nameOf($param),
            'type' => Code::type($param->type),
            'doc_type' => $this->docType($param, $ofMethod),
            'default' => $param->default === null ? null : Code::print($param->default),
            'variadic' => $param->variadic,
            'by_ref' => $param->byRef,
            'promoted' => $param->isPromoted(),
        ]);
    }

    /** @return list<array<string, mixed>> */
    private function promoted(ClassMethod $constructor, bool $readonly): array
    {
        $doc = $this->docs->readMember($constructor);
        $shown = array_filter($constructor->params, static fn (Param $param): bool => $param->isPromoted() && !$param->isPrivate());
        return array_values(array_map(fn (Param $param): array => Facts::filled([
            'name' => $this->nameOf($param),
            'type' => Code::type($param->type),
            'doc_type' => $this->docType($param, $doc),
            'visibility' => $this->visibility($param->flags),
            'readonly' => $readonly || $param->isReadonly(),
            'promoted' => true,
            'line' => $param->var->getStartLine(),
        ]), $shown));
    }

    private function docType(Param $param, DocComment $ofMethod): ?string
    {
        $name = '$' . $this->nameOf($param);
        $values = $ofMethod->values(ParamTagValueNode::class, static fn (ParamTagValueNode $value): string => $value->parameterName);
        $own = $param->getDocComment() === null ? null : $this->docs->readMember($param)->type(VarTagValueNode::class);
        return $own ?? (isset($values[$name]) ? $ofMethod->print($values[$name]->type) : null);
    }

    private function nameOf(Param $param): string
    {
        return $param->var instanceof Node\Expr\Variable && \is_string($param->var->name)
            ? $param->var->name
            : throw new \LogicException("A parameter without a name in line {$param->getStartLine()}");
    }

    private function visibility(int $flags): string
    {
        return match (true) {
            ($flags & Modifiers::PRIVATE) !== 0 => 'private',
            ($flags & Modifiers::PROTECTED) !== 0 => 'protected',
            default => 'public',
        };
    }

    /** @return array<string, bool> */
    private function marks(DocComment $doc): array
    {
        return ['deprecated' => $doc->has('@deprecated'), 'internal' => $doc->has('@internal')];
    }
}
