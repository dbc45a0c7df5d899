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
        #[ORM\Column]
        private string $title,
        #[ORM\Column]
        private string $artist,
        #[ORM\Column]
        private int $seconds,
        #[ORM\Column]
        private bool $available = true,
    ) {}

    public function getIsrc(): string
    {
        return $this->isrc;
    }

    public function getTitle(): string
    {
        return $this->title;
    }

    public function getArtist(): string
    {
        return $this->artist;
    }

    public function getSeconds(): int
    {
        return $this->seconds;
    }

    public function isAvailable(): bool
    {
        return $this->available;
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
