<?php

declare(strict_types=1);

namespace App\Shipping;

final class ParcelLine
{
    public string $barcode = '';
    public int $grams = 0;
}
