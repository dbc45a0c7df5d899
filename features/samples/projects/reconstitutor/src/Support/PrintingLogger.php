<?php

declare(strict_types=1);

namespace App\Support;

use Psr\Log\AbstractLogger;

/** Prints the messages of reconstitutor while it is on. */
final class PrintingLogger extends AbstractLogger
{
    public static bool $on = false;

    /** @param array<string, mixed> $context */
    public function log($level, string|\Stringable $message, array $context = []): void
    {
        if (!self::$on || !isset($context['serviceId'])) {
            return;
        }

        foreach ($context as $key => $value) {
            $message = str_replace('{' . $key . '}', (string) $value, (string) $message);
        }

        echo $level, ': ', wordwrap((string) $message, 76, "\n    "), "\n";
    }
}
