<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Uid\Uuid;

#[ORM\Entity]
class Trail
{
    #[ORM\Id]
    #[ORM\Column(type: 'uuid')]
    private Uuid $id;

    #[ORM\Column(type: 'text')]
    private string $internalNote = '';

    public function __construct(
        #[ORM\Column(length: 100)]
        private string $name,

        #[ORM\Column]
        private int $lengthKm,
    ) {
        $this->id = Uuid::v7();
    }

    public function getId(): Uuid
    {
        return $this->id;
    }

    public function getName(): string
    {
        return $this->name;
    }

    public function setName(string $name): void
    {
        $this->name = $name;
    }

    public function getLengthKm(): int
    {
        return $this->lengthKm;
    }

    public function setLengthKm(int $lengthKm): void
    {
        $this->lengthKm = $lengthKm;
    }

    public function getInternalNote(): string
    {
        return $this->internalNote;
    }

    public function setInternalNote(string $internalNote): void
    {
        $this->internalNote = $internalNote;
    }
}
