<?php

declare(strict_types=1);

namespace App\Support;

use Psr\Log\AbstractLogger;

/** Collects the SQL that Doctrine runs, without the lists of columns. */
final class SqlLog extends AbstractLogger
{
    /** @var list<string> */
    private array $statements = [];

    public function log(
        $level,
        string|\Stringable $message,
        array $context = [],
    ): void {
        if (isset($context['sql']) && \is_string($context['sql'])) {
            $statement = (string) preg_replace(
                '/^SELECT (?:DISTINCT )?\w+\.\w+ AS .*? FROM/',
                'SELECT ... FROM',
                trim($context['sql']),
            );
            $this->statements[] = \strlen($statement) > 85
                ? (string) preg_replace('/ (?=WHERE|ORDER)/', "\n    ", $statement)
                : $statement;
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
