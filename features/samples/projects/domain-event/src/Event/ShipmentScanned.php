<?php

declare(strict_types=1);

namespace App\Event;

final class ShipmentScanned
{
    public function __construct(
        public readonly string $shipmentNumber,
        public readonly string $depot,
    ) {}
}
