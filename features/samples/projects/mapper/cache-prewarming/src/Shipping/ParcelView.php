<?php

declare(strict_types=1);

namespace App\Shipping;

final class ParcelView
{
    public string $barcode = '';
    public int $grams = 0;
}
