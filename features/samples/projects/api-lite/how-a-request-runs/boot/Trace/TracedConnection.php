<?php

declare(strict_types=1);

namespace App\Trace;

use Doctrine\DBAL\Driver\Middleware\AbstractConnectionMiddleware;
use Doctrine\DBAL\Driver\Result;
use Doctrine\DBAL\Driver\Statement;

/** Prints where a transaction begins and ends, and prepares statements that print themselves. */
final class TracedConnection extends AbstractConnectionMiddleware
{
    public function prepare(string $sql): Statement
    {
        return new TracedStatement(parent::prepare($sql), $sql);
    }

    public function query(string $sql): Result
    {
        TracedStatement::print($sql, []);

        return parent::query($sql);
    }

    public function beginTransaction(): void
    {
        Trace::station('database', 'BEGIN');
        parent::beginTransaction();
    }

    public function commit(): void
    {
        Trace::station('database', 'COMMIT');
        parent::commit();
    }
}
