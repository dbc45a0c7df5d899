<?php

declare(strict_types=1);

namespace App\Weather;

use Doctrine\DBAL\Types\Types;
use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
#[ORM\Table(name: 'audit_entry')]
class AuditEntry
{
    public function __construct(
        #[ORM\Id]
        #[ORM\Column]
        private int $id,
        #[ORM\Column(name: 'recorded_at', type: Types::DATETIME_IMMUTABLE)]
        private \DateTimeImmutable $recordedAt,
        #[ORM\Column]
        private string $action,
    ) {}

    public function getId(): int
    {
        return $this->id;
    }

    public function getRecordedAt(): \DateTimeImmutable
    {
        return $this->recordedAt;
    }

    public function getAction(): string
    {
        return $this->action;
    }
}
