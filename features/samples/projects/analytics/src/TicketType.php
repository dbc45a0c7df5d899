<?php

declare(strict_types=1);

namespace App;

use Rekalogika\Analytics\Contracts\Model\Comparable;

enum TicketType: string implements Comparable
{
    case Single = 'single';
    case Day = 'day';
    case Month = 'month';

    public static function compare(Comparable $a, Comparable $b): int
    {
        return array_search($a, self::cases(), true)
            <=> array_search($b, self::cases(), true);
    }
}
