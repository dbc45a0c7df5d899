<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Collections\Decorator\ExtraLazy\ExtraLazyCollection;
use Rekalogika\Contracts\Collections\Recollection;
use Rekalogika\Domain\Collections\RecollectionDecorator;

#[ORM\Entity]
class Playlist
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    /** @var Collection<string, Track> */
    #[ORM\OneToMany(
        targetEntity: Track::class,
        mappedBy: 'playlist',
        cascade: ['persist'],
        fetch: 'EXTRA_LAZY',
        indexBy: 'isrc',
    )]
    private Collection $tracks;

    public function __construct(
        #[ORM\Column]
        private string $name,
    ) {
        $this->tracks = new ArrayCollection();
    }

    public function getId(): ?int
    {
        return $this->id;
    }

    public function getName(): string
    {
        return $this->name;
    }

    /** @return ExtraLazyCollection<string, Track> */
    public function getTracks(): ExtraLazyCollection
    {
        return new ExtraLazyCollection($this->tracks);
    }
}
