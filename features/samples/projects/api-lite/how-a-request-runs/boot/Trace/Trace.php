<?php

declare(strict_types=1);

namespace App\Trace;

/** Prints what reaches each part of the application while it answers a request. */
final class Trace
{
    private const WIDTH = 82;
    private const INDENT = 12;

    private static bool $isOn = false;

    /** The rows of the database are made before, which is no part of the request. */
    public static function start(): void
    {
        self::$isOn = true;
    }

    /** Prints the name of a part and what it does, in as many lines as that needs. */
    public static function station(string $name, string $text): void
    {
        if (!self::$isOn) {
            return;
        }

        $lines = explode("\n", wordwrap($text, self::WIDTH - self::INDENT, "\n"));
        $name = str_pad($name, self::INDENT);

        foreach ($lines as $line) {
            echo $name, $line, "\n";
            $name = str_repeat(' ', self::INDENT);
        }
    }

    /** Ends the list, before the response is printed. */
    public static function end(): void
    {
        if (self::$isOn) {
            echo "\n";
        }
    }
}
