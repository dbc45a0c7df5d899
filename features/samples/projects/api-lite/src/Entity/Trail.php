<?php

declare(strict_types=1);

namespace App\Entity;

use App\Repository\TrailRepository;
use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\Common\Collections\Selectable;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Uid\Uuid;

#[ORM\Entity(repositoryClass: TrailRepository::class)]
class Trail
{
    #[ORM\Id]
    #[ORM\Column(type: 'uuid')]
    private Uuid $id;

    #[ORM\Column]
    private bool $published = false;

    #[ORM\Column(nullable: true)]
    private ?\DateTimeImmutable $lastInspectedAt = null;

    #[ORM\Column(type: 'text')]
    private string $internalNote = '';

    /** @var Collection<int, HazardReport>&Selectable<int, HazardReport> */
    #[ORM\OneToMany(
        targetEntity: HazardReport::class,
        mappedBy: 'trail',
        cascade: ['persist', 'remove'],
        fetch: 'EXTRA_LAZY',
    )]
    #[ORM\OrderBy(['id' => 'ASC'])]
    private Collection&Selectable $reports;

    public function __construct(
        #[ORM\Column(length: 100)]
        private string $name,

        #[ORM\Column(length: 50)]
        private string $region,

        #[ORM\Column]
        private int $lengthKm,
    ) {
        $this->id = Uuid::v7();
        $this->reports = new ArrayCollection();
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

    public function getRegion(): string
    {
        return $this->region;
    }

    public function setRegion(string $region): void
    {
        $this->region = $region;
    }

    public function getLengthKm(): int
    {
        return $this->lengthKm;
    }

    public function setLengthKm(int $lengthKm): void
    {
        $this->lengthKm = $lengthKm;
    }

    public function isPublished(): bool
    {
        return $this->published;
    }

    public function publish(): void
    {
        $this->published = true;
    }

    public function getLastInspectedAt(): ?\DateTimeImmutable
    {
        return $this->lastInspectedAt;
    }

    public function inspect(\DateTimeImmutable $at): void
    {
        $this->lastInspectedAt = $at;
    }

    public function getInternalNote(): string
    {
        return $this->internalNote;
    }

    public function setInternalNote(string $internalNote): void
    {
        $this->internalNote = $internalNote;
    }

    /** @return Collection<int, HazardReport>&Selectable<int, HazardReport> */
    public function getReports(): Collection&Selectable
    {
        return $this->reports;
    }

    public function addReport(HazardReport $report): void
    {
        $this->reports->add($report);
    }
}
