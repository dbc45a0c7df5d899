<?php

declare(strict_types=1);

namespace App\Dto;

final readonly class ParcelInput
{
    public function __construct(
        public string $barcode,
        public int $grams,
    ) {}
}
