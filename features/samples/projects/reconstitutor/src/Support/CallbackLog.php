<?php

declare(strict_types=1);

namespace App\Support;

/** The callbacks since the last step. */
final class CallbackLog
{
    /** @var list<string> */
    private static array $called = [];

    public static function add(string $callback): void
    {
        self::$called[] = $callback;
    }

    /** @return list<string> */
    public static function take(): array
    {
        $called = self::$called;
        self::$called = [];

        return $called;
    }
}
