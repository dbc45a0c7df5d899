<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Contracts\File\FileInterface;
use Rekalogika\File\Association\Attribute\AsFileAssociation;
use Rekalogika\File\Association\Attribute\WithFileAssociation;

#[ORM\Entity]
#[WithFileAssociation('tenancy')]
class Tenancy
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    public function __construct(
        #[ORM\Column(length: 200)]
        private string $tenant,
        #[AsFileAssociation]
        private FileInterface $contract,
    ) {}

    public function getId(): ?int
    {
        return $this->id;
    }

    public function getTenant(): string
    {
        return $this->tenant;
    }

    public function getContract(): FileInterface
    {
        return $this->contract;
    }

    public function setContract(FileInterface $contract): void
    {
        $this->contract = $contract;
    }
}
