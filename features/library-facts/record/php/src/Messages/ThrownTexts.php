<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Messages;

/** Finds the texts of throw statements by tokens alone, to compare the messages with. */
final class ThrownTexts
{
    /** @return list<array{file: string, line: int, text: string}> texts of three words or more */
    public static function in(string $code, string $file): array
    {
        $found = [];
        $isThrown = false;
        foreach (\PhpToken::tokenize($code) as $token) {
            if ($token->is(T_THROW)) {
                $isThrown = true;
            } elseif ($token->is(';')) {
                $isThrown = false;
            } elseif ($isThrown && $token->is(T_CONSTANT_ENCAPSED_STRING)) {
                $text = stripslashes(substr($token->text, 1, -1));
                if (preg_match_all('/\pL{2,}/u', $text) >= 3) {
                    $found[] = ['file' => $file, 'line' => $token->line, 'text' => $text];
                }
            }
        }
        return $found;
    }
}
