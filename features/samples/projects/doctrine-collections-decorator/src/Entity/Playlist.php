<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;

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

    public function getTracks(): TrackList
    {
        return new TrackList($this->tracks);
    }
}
