<?php

declare(strict_types=1);

namespace App\Weather;

use Doctrine\DBAL\Types\Types;
use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
#[ORM\Table(name: 'reading')]
#[ORM\Index(columns: ['station_id', 'taken_at', 'id'])]
class Reading
{
    public function __construct(
        #[ORM\Id]
        #[ORM\Column]
        private int $id,
        #[ORM\ManyToOne(inversedBy: 'readings')]
        #[ORM\JoinColumn(nullable: false)]
        private Station $station,
        #[ORM\Column(name: 'taken_at', type: Types::DATETIME_IMMUTABLE)]
        private \DateTimeImmutable $takenAt,
        #[ORM\Column]
        private Sensor $sensor,
        #[ORM\Column]
        private float $value,
    ) {}

    public function getId(): int
    {
        return $this->id;
    }

    public function getStation(): Station
    {
        return $this->station;
    }

    public function getTakenAt(): \DateTimeImmutable
    {
        return $this->takenAt;
    }

    public function getSensor(): Sensor
    {
        return $this->sensor;
    }

    public function getValue(): float
    {
        return $this->value;
    }
}
