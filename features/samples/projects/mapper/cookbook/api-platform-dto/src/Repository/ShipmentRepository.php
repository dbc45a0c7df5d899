<?php

declare(strict_types=1);

namespace App\Repository;

use App\Shipping\Shipment;

/** Stands for the Doctrine repository, so that the page's sample needs no database. */
class ShipmentRepository
{
    /** @var list<Shipment> */
    private array $shipments;

    public function __construct(Shipment ...$shipments)
    {
        $this->shipments = array_values($shipments);
    }

    public function findOneByNumber(string $number): ?Shipment
    {
        foreach ($this->shipments as $shipment) {
            if ($shipment->getNumber() === $number) {
                return $shipment;
            }
        }

        return null;
    }

    /** @return list<Shipment> */
    public function findPage(int $page, int $limit): array
    {
        return \array_slice($this->shipments, ($page - 1) * $limit, $limit);
    }

    public function countAll(): int
    {
        return \count($this->shipments);
    }
}
