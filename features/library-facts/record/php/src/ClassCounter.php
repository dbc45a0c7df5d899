<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

/** Finds the named classes of a file by its tokens alone: an independent check of what the parser found. */
final class ClassCounter
{
    /** @return list<string> */
    public function count(string $file): array
    {
        $tokens = array_values(array_filter(
            \PhpToken::tokenize((string) file_get_contents($file)),
            static fn (\PhpToken $token): bool => !$token->isIgnorable(),
        ));
        $namespace = '';
        $names = [];
        foreach ($tokens as $i => $token) {
            $next = $tokens[$i + 1] ?? null;
            $afterOther = $i > 0 && $tokens[$i - 1]->is([T_DOUBLE_COLON, T_NEW]);
            if ($token->is(T_NAMESPACE) && $next?->is([T_STRING, T_NAME_QUALIFIED]) === true) {
                $namespace = $next->text . '\\';
            } elseif ($token->is([T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM]) && $next?->is(T_STRING) === true && !$afterOther) {
                $names[] = $namespace . $next->text;
            }
        }
        return $names;
    }
}
