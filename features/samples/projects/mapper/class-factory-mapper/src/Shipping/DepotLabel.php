<?php

declare(strict_types=1);

namespace App\Shipping;

final readonly class DepotLabel
{
    public function __construct(public string $text) {}
}
