<?php

declare(strict_types=1);

namespace App\Trace;

use Doctrine\DBAL\Driver\Middleware\AbstractStatementMiddleware;
use Doctrine\DBAL\Driver\Result;
use Doctrine\DBAL\Driver\Statement;
use Doctrine\DBAL\ParameterType;
use Symfony\Component\Uid\Uuid;

/** Prints a statement with its parameters when it is run. */
final class TracedStatement extends AbstractStatementMiddleware
{
    /** @var array<int|string, mixed> */
    private array $parameters = [];

    public function __construct(Statement $statement, private readonly string $sql)
    {
        parent::__construct($statement);
    }

    public function bindValue(int|string $param, mixed $value, ParameterType $type): void
    {
        // The type "uuid" of a column is binary in this database.
        $this->parameters[$param] = \is_string($value) && \strlen($value) === 16 && !ctype_print($value)
            ? Uuid::fromBinary($value)
            : $value;
        parent::bindValue($param, $value, $type);
    }

    public function execute(): Result
    {
        self::print($this->sql, $this->parameters);

        return parent::execute();
    }

    /**
     * Prints a statement without the list of the columns that it reads.
     *
     * @param array<int|string, mixed> $parameters
     */
    public static function print(string $sql, array $parameters): void
    {
        $short = preg_replace('/SELECT \w+\.\w+ AS .*? FROM /', 'SELECT … FROM ', $sql);
        $values = implode(', ', array_map(Described::value(...), $parameters));
        Trace::station('database', $values === '' ? "$short" : "$short [$values]");
    }
}
