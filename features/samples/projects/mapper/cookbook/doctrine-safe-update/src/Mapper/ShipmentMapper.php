<?php

declare(strict_types=1);

namespace App\Mapper;

use App\Dto\ShipmentInput;
use App\Entity\Depot;
use App\Entity\Shipment;
use App\Repository\DepotRepository;
use Rekalogika\Mapper\Attribute\AsPropertyMapper;

final readonly class ShipmentMapper
{
    public function __construct(private DepotRepository $depots) {}

    #[AsPropertyMapper(targetClass: Shipment::class)]
    public function mapDestination(ShipmentInput $input): Depot
    {
        return $this->depots->find($input->depotId)
            ?? throw new \OutOfBoundsException("No depot {$input->depotId}.");
    }
}
