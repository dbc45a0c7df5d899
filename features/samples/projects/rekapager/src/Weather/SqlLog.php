<?php

declare(strict_types=1);

namespace App\Weather;

use Psr\Log\AbstractLogger;

/** Keeps the SQL that Doctrine executes, for pages that show it. */
final class SqlLog extends AbstractLogger
{
    /** @var list<string> */
    private array $queries = [];

    /** @param array<string, mixed> $context */
    #[\Override]
    public function log(
        mixed $level,
        string|\Stringable $message,
        array $context = [],
    ): void {
        $sql = $context['sql'] ?? null;

        if (\is_string($sql)) {
            $params = \is_array($context['params'] ?? null) ? $context['params'] : [];
            $this->queries[] = self::format($sql, $params);
        }
    }

    /** @return list<string> the queries since the last call */
    public function take(): array
    {
        $queries = $this->queries;
        $this->queries = [];

        return $queries;
    }

    /** @param array<mixed> $params */
    private static function format(string $sql, array $params): string
    {
        // the select list of an entity is long and always the same
        $sql = preg_replace('/(\w+)\.id AS id_\d, .+?(?= FROM )/', '$1.*', $sql) ?? $sql;
        $sql = preg_replace(
            '/ (?=(?:FROM|WHERE|GROUP BY|ORDER BY|LIMIT) )/',
            "\n  ",
            $sql,
        ) ?? $sql;
        $sql = preg_replace('/ (?=AND \()/', "\n    ", $sql) ?? $sql;

        if ($params !== []) {
            $sql .= "\n  -- " . implode(', ', array_map(
                static fn(mixed $param): string => json_encode(
                    $param,
                    \JSON_UNESCAPED_SLASHES | \JSON_THROW_ON_ERROR,
                ),
                $params,
            ));
        }

        return implode("\n", array_map(
            static fn(string $line): string => wordwrap(
                $line,
                79,
                str_starts_with($line, '  --') ? "\n  -- " : "\n      ",
            ),
            explode("\n", $sql),
        ));
    }
}
