<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Contracts\File\FileInterface;
use Rekalogika\Domain\File\Association\Entity\AbstractFile;
use Rekalogika\File\Association\Attribute\WithFileAssociation;

#[ORM\Entity]
#[WithFileAssociation('tour_photo')]
class TourPhoto extends AbstractFile
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    public function __construct(
        #[ORM\ManyToOne(inversedBy: 'photos')]
        #[ORM\JoinColumn(nullable: false)]
        private Tour $tour,
        FileInterface $file,
        #[ORM\Column(length: 200)]
        private string $caption = '',
    ) {
        parent::__construct($file);
    }

    public function getTour(): Tour
    {
        return $this->tour;
    }

    public function getCaption(): string
    {
        return $this->caption;
    }
}
