<?php

declare(strict_types=1);

namespace App\Entity;

use App\Event\ShipmentDelivered;
use App\Event\ShipmentScanned;
use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Contracts\DomainEvent\DomainEventEmitterInterface;
use Rekalogika\Contracts\DomainEvent\DomainEventEmitterTrait;

#[ORM\Entity]
class Shipment implements DomainEventEmitterInterface
{
    use DomainEventEmitterTrait;

    #[ORM\Column]
    private bool $delivered = false;

    #[ORM\Column(length: 100, nullable: true)]
    private ?string $depot = null;

    public function __construct(
        #[ORM\Id]
        #[ORM\Column(length: 20)]
        private string $number,
        #[ORM\Column(length: 100)]
        private string $courierName,
    ) {}

    public function getNumber(): string
    {
        return $this->number;
    }

    public function getCourierName(): string
    {
        return $this->courierName;
    }

    public function getDepot(): ?string
    {
        return $this->depot;
    }

    public function isDelivered(): bool
    {
        return $this->delivered;
    }

    public function scan(string $depot): void
    {
        $this->depot = $depot;
        $this->recordEvent(new ShipmentScanned($this->number, $depot));
    }

    public function deliver(): void
    {
        if ($this->delivered) {
            return;
        }

        $this->delivered = true;
        $this->recordEvent(
            new ShipmentDelivered($this->number, $this->courierName),
        );
    }
}
