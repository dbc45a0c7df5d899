<?php

declare(strict_types=1);

namespace App\Audit;

/** A class that the application has already. */
abstract class AuditTrail
{
    protected function note(string $line): void
    {
        echo 'audit: ', $line, "\n";
    }
}
