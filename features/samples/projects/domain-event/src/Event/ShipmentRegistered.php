<?php

declare(strict_types=1);

namespace App\Event;

final class ShipmentRegistered
{
    public function __construct(
        public readonly string $shipmentNumber,
    ) {}
}
