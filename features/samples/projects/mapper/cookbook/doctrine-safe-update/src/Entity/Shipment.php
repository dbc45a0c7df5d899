<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Mapper\Attribute\AllowDelete;

#[ORM\Entity]
class Shipment
{
    /** @var Collection<int, Parcel> */
    #[AllowDelete]
    #[ORM\OneToMany(
        targetEntity: Parcel::class,
        mappedBy: 'shipment',
        cascade: ['persist'],
        orphanRemoval: true,
    )]
    private Collection $parcels;

    public function __construct(
        #[ORM\Id]
        #[ORM\Column]
        private string $number,
        #[ORM\ManyToOne]
        #[ORM\JoinColumn(referencedColumnName: 'code', nullable: false)]
        private Depot $destination,
    ) {
        $this->parcels = new ArrayCollection();
    }

    public function getNumber(): string
    {
        return $this->number;
    }

    public function getDestination(): Depot
    {
        return $this->destination;
    }

    public function setDestination(Depot $destination): void
    {
        $this->destination = $destination;
    }

    /** @return Collection<int, Parcel> */
    public function getParcels(): Collection
    {
        return $this->parcels;
    }

    public function addParcel(Parcel $parcel): void
    {
        if (!$this->parcels->contains($parcel)) {
            $this->parcels->add($parcel);
            $parcel->setShipment($this);
        }
    }

    public function removeParcel(Parcel $parcel): void
    {
        $this->parcels->removeElement($parcel);
    }
}
