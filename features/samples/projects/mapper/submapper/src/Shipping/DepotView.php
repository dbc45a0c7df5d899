<?php

declare(strict_types=1);

namespace App\Shipping;

final class DepotView
{
    public string $code = '';
    public string $city = '';
}
