<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class Parcel
{
    #[ORM\ManyToOne(inversedBy: 'parcels')]
    #[ORM\JoinColumn(referencedColumnName: 'number', nullable: false)]
    private ?Shipment $shipment = null;

    public function __construct(
        #[ORM\Id]
        #[ORM\Column]
        private string $barcode,
        #[ORM\Column]
        private int $grams,
    ) {}

    public function getBarcode(): string
    {
        return $this->barcode;
    }

    public function getGrams(): int
    {
        return $this->grams;
    }

    public function setGrams(int $grams): void
    {
        $this->grams = $grams;
    }

    public function getShipment(): ?Shipment
    {
        return $this->shipment;
    }

    public function setShipment(?Shipment $shipment): void
    {
        $this->shipment = $shipment;
    }
}
