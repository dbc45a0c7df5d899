<?php

declare(strict_types=1);

use App\Kernel;
use App\Payroll\PayslipLinks;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

$kernel = new Kernel(entryPoints: [PayslipLinks::class]);
$kernel->boot();

/** @var PayslipLinks $links */
$links = $kernel->getContainer()->get(PayslipLinks::class);
$url = $links->createLink(employeeId: 417, month: '2026-09');

$response = $kernel->handle(Request::create($url));
$status = $response->getStatusCode();

echo 'HTTP/', $response->getProtocolVersion(), ' ', $status, ' ',
    Response::$statusTexts[$status], "\n";

foreach (['Cache-Control', 'Content-Disposition', 'Referrer-Policy'] as $name) {
    echo $name, ': ', $response->headers->get($name), "\n";
}

echo "\n", $response->getContent();
