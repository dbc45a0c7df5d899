<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class Track
{
    #[ORM\ManyToOne(inversedBy: 'tracks')]
    private ?Playlist $playlist = null;

    public function __construct(
        #[ORM\Id]
        #[ORM\Column(length: 12)]
        private string $isrc,
    ) {}

    public function getIsrc(): string
    {
        return $this->isrc;
    }

    public function getPlaylist(): ?Playlist
    {
        return $this->playlist;
    }

    public function setPlaylist(?Playlist $playlist): void
    {
        $this->playlist = $playlist;
    }
}
