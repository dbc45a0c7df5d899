<?php

declare(strict_types=1);

namespace App\Event;

final class ShipmentDelivered
{
    public function __construct(
        public readonly string $shipmentNumber,
        public readonly string $courierName,
    ) {}
}
