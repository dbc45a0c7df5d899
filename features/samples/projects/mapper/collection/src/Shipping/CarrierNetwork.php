<?php

declare(strict_types=1);

namespace App\Shipping;

final readonly class CarrierNetwork
{
    /**
     * @param array<string, Depot> $depots
     * @param \SplObjectStorage<Depot, Courier> $couriers
     */
    public function __construct(
        public array $depots,
        public \SplObjectStorage $couriers,
    ) {}
}
