<?php

declare(strict_types=1);

namespace App\Support;

use Psr\Log\AbstractLogger;

/** The statements that the database was asked, without the lists of columns. */
final class SqlLog extends AbstractLogger
{
    /** @var list<string> */
    private array $statements = [];

    public function log($level, string|\Stringable $message, array $context = []): void
    {
        if (isset($context['sql']) && \is_string($context['sql'])) {
            $this->statements[] = (string) preg_replace(
                '/^SELECT (?:DISTINCT )?\w+\.\w+ AS .*? FROM/',
                'SELECT ... FROM',
                $context['sql'],
            );
        }
    }

    /**
     * The statements since the last call.
     *
     * @return list<string>
     */
    public function take(): array
    {
        [$statements, $this->statements] = [$this->statements, []];

        return $statements;
    }
}
