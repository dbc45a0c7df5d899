<?php

declare(strict_types=1);

namespace App\Shipping;

enum ShipmentStatus: string
{
    case Booked = 'booked';
    case InTransit = 'in_transit';
    case Delivered = 'delivered';
}
