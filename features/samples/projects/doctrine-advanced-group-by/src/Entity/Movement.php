<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class Movement
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    public function __construct(
        #[ORM\Column(length: 40)]
        private string $warehouse,
        #[ORM\Column(length: 40, nullable: true)]
        private ?string $category,
        #[ORM\Column(length: 7)]
        private string $period,
        #[ORM\Column]
        private int $quantity,
    ) {}
}
