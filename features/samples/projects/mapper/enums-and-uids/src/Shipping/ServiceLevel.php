<?php

declare(strict_types=1);

namespace App\Shipping;

enum ServiceLevel: int
{
    case Economy = 1;
    case Express = 2;
}
