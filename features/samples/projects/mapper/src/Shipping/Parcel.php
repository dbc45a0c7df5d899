<?php

declare(strict_types=1);

namespace App\Shipping;

class Parcel
{
    public function __construct(
        private string $barcode,
        private int $grams,
        private ?string $customsNote = null,
    ) {}

    public function getBarcode(): string
    {
        return $this->barcode;
    }

    public function getGrams(): int
    {
        return $this->grams;
    }

    public function setGrams(int $grams): void
    {
        $this->grams = $grams;
    }

    public function getCustomsNote(): ?string
    {
        return $this->customsNote;
    }

    public function setCustomsNote(?string $customsNote): void
    {
        $this->customsNote = $customsNote;
    }
}
