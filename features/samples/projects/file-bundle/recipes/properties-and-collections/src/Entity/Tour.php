<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Contracts\File\FileInterface;
use Rekalogika\Domain\File\Association\Entity\FileCollection;

#[ORM\Entity]
class Tour
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    /** @var Collection<int, TourPhoto> */
    #[ORM\OneToMany(
        targetEntity: TourPhoto::class,
        mappedBy: 'tour',
        cascade: ['persist', 'remove'],
        orphanRemoval: true,
    )]
    #[ORM\OrderBy(['id' => 'ASC'])]
    private Collection $photos;

    public function __construct(
        #[ORM\Column(length: 200)]
        private string $title,
    ) {
        $this->photos = new ArrayCollection();
    }

    public function getId(): ?int
    {
        return $this->id;
    }

    /** @return FileCollection<int, TourPhoto> */
    public function getPhotos(): FileCollection
    {
        return new FileCollection($this->photos, "$this->title photos");
    }

    public function addPhoto(FileInterface $file, string $caption = ''): void
    {
        $this->photos->add(new TourPhoto($this, $file, $caption));
    }

    public function removePhoto(TourPhoto $photo): void
    {
        $this->photos->removeElement($photo);
    }
}
