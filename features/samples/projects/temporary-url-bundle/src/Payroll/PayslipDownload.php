<?php

declare(strict_types=1);

namespace App\Payroll;

final readonly class PayslipDownload
{
    public function __construct(
        public int $employeeId,
        public string $month,
    ) {}
}
