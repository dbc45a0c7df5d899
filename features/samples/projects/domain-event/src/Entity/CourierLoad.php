<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class CourierLoad
{
    #[ORM\Column]
    private int $delivered = 0;

    public function __construct(
        #[ORM\Id]
        #[ORM\Column(length: 100)]
        private string $courierName,
    ) {}

    public function countDelivery(): int
    {
        return ++$this->delivered;
    }
}
