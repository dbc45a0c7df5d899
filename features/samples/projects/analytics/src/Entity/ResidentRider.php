<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class ResidentRider extends Rider
{
    public function __construct(
        #[ORM\Column(length: 50)]
        private string $district,
    ) {}

    public function getDistrict(): string
    {
        return $this->district;
    }
}
