<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use PHPStan\PhpDocParser\Ast\PhpDoc\MethodTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\MethodTagValueParameterNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\PropertyTagValueNode;

/** Collects the facts of members that only `@method` and `@property` tags declare. */
final class MagicReader
{
    /** @return list<array<string, mixed>> */
    public function properties(DocComment $doc, int $line): array
    {
        $tags = $doc->values(PropertyTagValueNode::class, static fn (PropertyTagValueNode $tag): string => $tag->propertyName);
        return array_map(static fn (PropertyTagValueNode $tag): array => [
            'name' => ltrim($tag->propertyName, '$'),
            'doc_type' => $doc->print($tag->type),
            'visibility' => 'public',
            'line' => $line,
            'magic' => true,
        ], array_values($tags));
    }

    /** @return list<array<string, mixed>> */
    public function methods(DocComment $doc, int $line): array
    {
        $tags = $doc->values(MethodTagValueNode::class, static fn (MethodTagValueNode $tag): string => $tag->methodName);
        return array_map(static fn (MethodTagValueNode $tag): array => Facts::filled([
            'name' => $tag->methodName,
            'visibility' => 'public',
            'static' => $tag->isStatic,
        ]) + ['params' => array_map(static fn (MethodTagValueParameterNode $param): array => Facts::filled([
            'name' => ltrim($param->parameterName, '$'),
            'doc_type' => $param->type === null ? null : $doc->print($param->type),
            'default' => $param->defaultValue === null ? null : (string) $param->defaultValue,
            'variadic' => $param->isVariadic,
            'by_ref' => $param->isReference,
        ]), $tag->parameters)] + Facts::filled([
            'doc_return' => $tag->returnType === null ? null : $doc->print($tag->returnType),
            'line' => $line,
            'magic' => true,
        ]), array_values($tags));
    }
}
