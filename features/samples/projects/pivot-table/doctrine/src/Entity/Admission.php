<?php

declare(strict_types=1);

namespace App\Entity;

use App\Museum\TicketType;
use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class Admission
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    public function __construct(
        #[ORM\Column]
        private string $wing,
        #[ORM\Column(name: 'ticket_type')]
        private TicketType $ticketType,
        #[ORM\Column]
        private string $month,
        #[ORM\Column]
        private int $visits,
    ) {}
}
