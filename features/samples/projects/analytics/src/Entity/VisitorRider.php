<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class VisitorRider extends Rider
{
    public function __construct(
        #[ORM\Column(length: 2)]
        private string $country,
    ) {}

    public function getCountry(): string
    {
        return $this->country;
    }
}
