<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Identifier;
use PhpParser\Node\Name;
use PhpParser\NodeFinder;

/** Finds the imports of a block, and its names that may belong to the family, without types. */
final readonly class FamilyNames
{
    /** @return list<array{string, int, int, string}> block, start, end, class or name of the member */
    public static function in(Parsed $parsed): array
    {
        $names = [];

        foreach ((new NodeFinder())->find($parsed->tree, self::isCandidate(...)) as $node) {
            $map = $parsed->code->slice($node->getStartFilePos(), $node->getEndFilePos() + 1)->map();
            $text = $node instanceof Name
                ? (string) ($node->getAttribute('resolvedName') ?? $node)
                : (string) $node->name;

            if (\count($map) === 1) {
                $names[] = [$map[0][2], $map[0][3], $map[0][3] + $map[0][4], $text];
            }
        }

        return $names;
    }

    private static function isCandidate(Node $node): bool
    {
        $parent = $node->getAttribute('parent');

        if ($node instanceof Name) {
            return Parsed::isImportOfClass($parent) || str_starts_with((string) $node->getAttribute('resolvedName'), 'Rekalogika\\');
        }

        return $node instanceof Identifier && (
            $parent instanceof Expr\MethodCall
            || $parent instanceof Expr\NullsafeMethodCall
            || $parent instanceof Expr\StaticCall
            || $parent instanceof Expr\PropertyFetch
            || $parent instanceof Expr\NullsafePropertyFetch
            || ($parent instanceof Expr\ClassConstFetch && $node->toLowerString() !== 'class')
        );
    }
}
