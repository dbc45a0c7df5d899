<?php

declare(strict_types=1);

namespace App;

enum TicketType: string
{
    case Single = 'single';
    case Day = 'day';
    case Month = 'month';
}
