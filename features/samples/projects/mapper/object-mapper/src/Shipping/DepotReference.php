<?php

declare(strict_types=1);

namespace App\Shipping;

final class DepotReference
{
    public string $code = '';
}
