<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/** Whether a file is PHP that can be run. Fragments of a class and lone attributes are not. */
function parses(string $file): bool
{
    try {
        \PhpToken::tokenize((string) file_get_contents($file), \TOKEN_PARSE);
    } catch (\ParseError) {
        return false;
    }

    return true;
}

/**
 * Stands for an object that only an application can create; a sample that needs it cannot be run.
 *
 * @template T of object
 * @param class-string<T> $class
 * @return T
 */
function given(string $class): object
{
    throw new \LogicException(\sprintf('A set-up gives "%s" without making one.', $class));
}
