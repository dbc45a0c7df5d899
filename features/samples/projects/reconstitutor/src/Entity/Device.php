<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class Device
{
    // not mapped: the reconstitutor fills and saves it
    private ?float $celsius = null;

    public function __construct(
        #[ORM\Id]
        #[ORM\Column(length: 20)]
        private string $serial,
        #[ORM\Column(length: 40)]
        private string $site = 'Bremen',
    ) {}

    public function getSerial(): string
    {
        return $this->serial;
    }

    public function getSite(): string
    {
        return $this->site;
    }

    public function moveTo(string $site): void
    {
        $this->site = $site;
    }

    public function report(float $celsius): void
    {
        $this->celsius = $celsius;
    }

    public function getCelsius(): ?float
    {
        return $this->celsius;
    }
}
