<?php

declare(strict_types=1);

namespace App\Shipping;

class Depot
{
    public function __construct(
        private string $code,
        private string $city,
        private string $country = 'ID',
    ) {}

    public function getCode(): string
    {
        return $this->code;
    }

    public function getCity(): string
    {
        return $this->city;
    }

    public function setCity(string $city): void
    {
        $this->city = $city;
    }

    public function getCountry(): string
    {
        return $this->country;
    }
}
