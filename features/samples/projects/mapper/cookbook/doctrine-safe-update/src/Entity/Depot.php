<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class Depot
{
    public function __construct(
        #[ORM\Id]
        #[ORM\Column]
        private string $code,
        #[ORM\Column]
        private string $city,
    ) {}

    public function getCode(): string
    {
        return $this->code;
    }

    public function getCity(): string
    {
        return $this->city;
    }
}
