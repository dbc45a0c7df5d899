<?php

declare(strict_types=1);

namespace App\Entity;

use App\TicketType;
use Doctrine\DBAL\Types\Types;
use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class Ride
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    public function __construct(
        // in UTC
        #[ORM\Column(type: Types::DATETIME_IMMUTABLE)]
        private \DateTimeImmutable $boardedAt,

        #[ORM\ManyToOne]
        #[ORM\JoinColumn(nullable: false)]
        private Station $station,

        #[ORM\ManyToOne]
        #[ORM\JoinColumn(nullable: false)]
        private Rider $rider,

        #[ORM\Column(length: 20)]
        private TicketType $ticket,

        // in cents
        #[ORM\Column]
        private int $fare,

        // in meters
        #[ORM\Column]
        private int $distance,
    ) {}

    public function getId(): ?int
    {
        return $this->id;
    }

    public function getBoardedAt(): \DateTimeImmutable
    {
        return $this->boardedAt;
    }

    public function getStation(): Station
    {
        return $this->station;
    }

    public function getRider(): Rider
    {
        return $this->rider;
    }

    public function getTicket(): TicketType
    {
        return $this->ticket;
    }

    public function getFare(): int
    {
        return $this->fare;
    }

    public function correctFare(int $fare): void
    {
        $this->fare = $fare;
    }

    public function getDistance(): int
    {
        return $this->distance;
    }
}
