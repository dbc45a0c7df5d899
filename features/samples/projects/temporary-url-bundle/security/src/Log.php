<?php

declare(strict_types=1);

namespace App;

use Psr\Log\AbstractLogger;
use Symfony\Component\DependencyInjection\Attribute\AsDecorator;

/** Keeps what the application logs. */
#[AsDecorator('logger')]
final class Log extends AbstractLogger
{
    /** @var list<string> */
    public static array $entries = [];

    /** @param array<string, mixed> $context */
    #[\Override]
    public function log($level, string|\Stringable $message, array $context = []): void
    {
        self::$entries[] = (\is_string($level) ? $level : '') . ': ' . $message;
    }
}
