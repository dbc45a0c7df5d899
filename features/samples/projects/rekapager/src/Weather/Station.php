<?php

declare(strict_types=1);

namespace App\Weather;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
#[ORM\Table(name: 'station')]
class Station
{
    /** @var Collection<int, Reading> */
    #[ORM\OneToMany(
        targetEntity: Reading::class,
        mappedBy: 'station',
        fetch: 'EXTRA_LAZY',
    )]
    #[ORM\OrderBy(['id' => 'ASC'])]
    private Collection $readings;

    public function __construct(
        #[ORM\Id]
        #[ORM\Column]
        private int $id,
        #[ORM\Column]
        private string $name,
    ) {
        $this->readings = new ArrayCollection();
    }

    public function getId(): int
    {
        return $this->id;
    }

    public function getName(): string
    {
        return $this->name;
    }

    /** @return Collection<int, Reading> */
    public function getReadings(): Collection
    {
        return $this->readings;
    }
}
