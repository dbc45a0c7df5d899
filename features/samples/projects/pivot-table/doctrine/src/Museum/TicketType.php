<?php

declare(strict_types=1);

namespace App\Museum;

enum TicketType: string
{
    case Adult = 'adult';
    case Child = 'child';
    case Member = 'member';
}
