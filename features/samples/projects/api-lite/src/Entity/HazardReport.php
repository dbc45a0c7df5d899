<?php

declare(strict_types=1);

namespace App\Entity;

use App\Repository\HazardReportRepository;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Uid\Uuid;

#[ORM\Entity(repositoryClass: HazardReportRepository::class)]
class HazardReport
{
    #[ORM\Id]
    #[ORM\Column(type: 'uuid')]
    private Uuid $id;

    public function __construct(
        #[ORM\ManyToOne(inversedBy: 'reports')]
        #[ORM\JoinColumn(nullable: false)]
        private Trail $trail,

        #[ORM\Column(length: 50)]
        private string $reporter,

        #[ORM\Column]
        private int $severity,

        #[ORM\Column(type: 'text')]
        private string $text,
    ) {
        $this->id = Uuid::v7();
        $trail->addReport($this);
    }

    public function getId(): Uuid
    {
        return $this->id;
    }

    public function getTrail(): Trail
    {
        return $this->trail;
    }

    public function getReporter(): string
    {
        return $this->reporter;
    }

    public function getSeverity(): int
    {
        return $this->severity;
    }

    public function setSeverity(int $severity): void
    {
        $this->severity = $severity;
    }

    public function getText(): string
    {
        return $this->text;
    }

    public function setText(string $text): void
    {
        $this->text = $text;
    }
}
