<?php

declare(strict_types=1);

namespace App\Shipping;

class TrackingEvent
{
    public function __construct(
        private string $description,
        private \DateTimeImmutable $happenedAt,
        private Depot $depot,
    ) {}

    public function getDescription(): string
    {
        return $this->description;
    }

    public function getHappenedAt(): \DateTimeImmutable
    {
        return $this->happenedAt;
    }

    public function getDepot(): Depot
    {
        return $this->depot;
    }
}
