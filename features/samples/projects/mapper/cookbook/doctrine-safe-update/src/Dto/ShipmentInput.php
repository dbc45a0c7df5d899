<?php

declare(strict_types=1);

namespace App\Dto;

final readonly class ShipmentInput
{
    /** @param list<ParcelInput> $parcels */
    public function __construct(
        public string $depotId,
        public array $parcels,
    ) {}
}
