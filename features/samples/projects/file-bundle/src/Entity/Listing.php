<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Contracts\File\FileInterface;
use Rekalogika\File\Association\Attribute\AsFileAssociation;
use Rekalogika\File\Association\Attribute\WithFileAssociation;

#[ORM\Entity]
#[WithFileAssociation('listing')]
class Listing
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    // not a column: the library stores and loads this property
    #[AsFileAssociation]
    private ?FileInterface $coverPhoto = null;

    public function __construct(
        #[ORM\Column(length: 200)]
        private string $address,
    ) {}

    public function getId(): ?int
    {
        return $this->id;
    }

    public function getAddress(): string
    {
        return $this->address;
    }

    public function getCoverPhoto(): ?FileInterface
    {
        return $this->coverPhoto;
    }

    public function setCoverPhoto(?FileInterface $coverPhoto): void
    {
        $this->coverPhoto = $coverPhoto;
    }
}
