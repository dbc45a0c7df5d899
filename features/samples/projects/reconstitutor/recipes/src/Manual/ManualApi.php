<?php

declare(strict_types=1);

namespace App\Manual;

/** The client of a remote service; here it only prints the request. */
final readonly class ManualApi
{
    public function fetch(string $model): string
    {
        echo 'GET /manuals/', $model, "\n";

        return "Mount the {$model} upright.";
    }
}
