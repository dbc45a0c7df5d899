<?php

declare(strict_types=1);

namespace App\Support;

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
        if (\is_string($context['sql'] ?? null)) {
            $this->queries[] = $context['sql'];
        } elseif (
            preg_match('/^(Beginning|Committing|Rolling back)/', (string) $message, $match)
        ) {
            $this->queries[] = match ($match[1]) {
                'Beginning' => 'BEGIN',
                'Committing' => 'COMMIT',
                default => 'ROLLBACK',
            };
        }
    }

    /** @return list<string> the statements since the last call */
    public function take(): array
    {
        $queries = $this->queries;
        $this->queries = [];

        return $queries;
    }
}
