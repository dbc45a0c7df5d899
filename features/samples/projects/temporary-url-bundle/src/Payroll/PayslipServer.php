<?php

declare(strict_types=1);

namespace App\Payroll;

use Rekalogika\TemporaryUrl\Attribute\AsTemporaryUrlServer;
use Symfony\Component\HttpFoundation\Response;

final class PayslipServer
{
    #[AsTemporaryUrlServer]
    public function serve(PayslipDownload $payslip): Response
    {
        $content = sprintf(
            "employee %d, month %s\n",
            $payslip->employeeId,
            $payslip->month,
        );

        return new Response($content, headers: [
            'Content-Type' => 'text/plain; charset=UTF-8',
            'Content-Disposition' => 'attachment; filename="payslip.txt"',
            'Cache-Control' => 'private, no-store',
            'Referrer-Policy' => 'no-referrer',
        ]);
    }
}
