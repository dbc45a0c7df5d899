<?php

declare(strict_types=1);

namespace App\Payroll;

/** Who works for the company today. */
class Employees
{
    /** @var array<int, string> */
    private array $names = [417 => 'Dewi', 502 => 'Bram'];

    public function isEmployed(int $id): bool
    {
        return isset($this->names[$id]);
    }

    public function leave(int $id): void
    {
        unset($this->names[$id]);
    }
}
