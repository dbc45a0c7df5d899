<?php

declare(strict_types=1);

namespace App\Shipping;

class Courier
{
    public function __construct(
        private string $name,
        private ?string $phone = null,
    ) {}

    public function getName(): string
    {
        return $this->name;
    }

    public function getPhone(): ?string
    {
        return $this->phone;
    }

    public function setPhone(?string $phone): void
    {
        $this->phone = $phone;
    }
}
