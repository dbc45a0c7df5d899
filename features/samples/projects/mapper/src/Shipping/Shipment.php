<?php

declare(strict_types=1);

namespace App\Shipping;

class Shipment
{
    private ShipmentStatus $status = ShipmentStatus::Booked;

    private ?Courier $courier = null;

    private ?\DateTimeImmutable $deliveredAt = null;

    /** @var array<int, Parcel> */
    private array $parcels = [];

    /** @var array<int, TrackingEvent> */
    private array $events = [];

    public function __construct(
        private string $number,
        private Depot $origin,
        private Depot $destination,
        private \DateTimeImmutable $bookedAt,
        private ?int $id = null,
    ) {}

    public function getId(): ?int
    {
        return $this->id;
    }

    public function getNumber(): string
    {
        return $this->number;
    }

    public function getOrigin(): Depot
    {
        return $this->origin;
    }

    public function getDestination(): Depot
    {
        return $this->destination;
    }

    public function getBookedAt(): \DateTimeImmutable
    {
        return $this->bookedAt;
    }

    public function getStatus(): ShipmentStatus
    {
        return $this->status;
    }

    public function setStatus(ShipmentStatus $status): void
    {
        $this->status = $status;
    }

    public function getCourier(): ?Courier
    {
        return $this->courier;
    }

    public function setCourier(?Courier $courier): void
    {
        $this->courier = $courier;
    }

    public function getDeliveredAt(): ?\DateTimeImmutable
    {
        return $this->deliveredAt;
    }

    public function setDeliveredAt(?\DateTimeImmutable $deliveredAt): void
    {
        $this->deliveredAt = $deliveredAt;
    }

    /** @return array<int, Parcel> */
    public function getParcels(): array
    {
        return $this->parcels;
    }

    public function addParcel(Parcel $parcel): void
    {
        $this->parcels[] = $parcel;
    }

    public function removeParcel(Parcel $parcel): void
    {
        $this->parcels = array_values(
            array_filter(
                $this->parcels,
                static fn(Parcel $kept) => $kept !== $parcel,
            ),
        );
    }

    /** @return array<int, TrackingEvent> */
    public function getEvents(): array
    {
        return $this->events;
    }

    public function addEvent(TrackingEvent $event): void
    {
        $this->events[] = $event;
    }
}
