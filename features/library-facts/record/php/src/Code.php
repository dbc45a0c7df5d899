<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use PhpParser\Node;
use PhpParser\Node\ComplexType;
use PhpParser\Node\Expr;
use PhpParser\Node\Identifier;
use PhpParser\Node\IntersectionType;
use PhpParser\Node\Name;
use PhpParser\Node\NullableType;
use PhpParser\Node\UnionType;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\CloningVisitor;
use PhpParser\PrettyPrinter\Standard;

/** Prints pieces of code on one line. */
final class Code
{
    /** A native type, with full names without a leading backslash. */
    public static function type(Identifier|Name|ComplexType|null $type): ?string
    {
        return match (true) {
            $type === null => null,
            $type instanceof NullableType => '?' . self::type($type->type),
            $type instanceof UnionType => implode('|', array_map(
                static fn (Identifier|Name|IntersectionType $part): string => $part instanceof IntersectionType
                    ? '(' . self::type($part) . ')'
                    : (string) self::type($part),
                $type->types,
            )),
            $type instanceof IntersectionType => implode('&', array_map(self::type(...), $type->types)),
            $type instanceof Identifier, $type instanceof Name => $type->toString(),
            default => throw new \LogicException('Unknown native type ' . $type::class),
        };
    }

    /** An expression or statement, without comments. */
    public static function print(Node $node): string
    {
        // The printer would keep the comments of array items.
        $bare = (new NodeTraverser(new CloningVisitor(), new CommentRemover()))->traverse([$node])[0];
        $printer = new Standard();
        $code = $bare instanceof Expr ? $printer->prettyPrintExpr($bare) : $printer->prettyPrint([$bare]);
        return (string) preg_replace('/\s*\n\s*/', ' ', $code);
    }
}
