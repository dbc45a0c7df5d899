<?php

declare(strict_types=1);

namespace App\Sql;

use Doctrine\DBAL\Driver;
use Doctrine\DBAL\Driver\Middleware;
use Doctrine\DBAL\Logging\Middleware as LoggingMiddleware;
use Psr\Log\AbstractLogger;

/** The statements that Doctrine has executed, with values instead of placeholders. */
final class StatementLog extends AbstractLogger implements Middleware
{
    /** @var list<string> */
    private static array $statements = [];

    /** The last query of a summary, which alone counts what is rolled up. */
    public static function lastQuery(): string
    {
        $queries = array_filter(self::$statements, static fn(string $sql): bool => str_contains($sql, 'GROUPING('));

        return end($queries) ?: throw new \LogicException('No query of a summary was executed.');
    }

    public function wrap(Driver $driver): Driver
    {
        return (new LoggingMiddleware($this))->wrap($driver);
    }

    /** @param array<mixed> $context */
    public function log(mixed $level, string|\Stringable $message, array $context = []): void
    {
        if (is_string($context['sql'] ?? null)) {
            $values = array_map(
                static fn(mixed $value): string => is_int($value) ? (string) $value : "'$value'",
                array_values((array) ($context['params'] ?? [])),
            );
            self::$statements[] = vsprintf(str_replace(['%', '?'], ['%%', '%s'], $context['sql']), $values);
        }
    }
}
