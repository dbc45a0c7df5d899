<?php

// The generator of the bundle, with a client that shows each request instead of a server.

declare(strict_types=1);

use App\Ferry\Gotenberg;
use Psr\Http\Client\ClientInterface;
use Rekalogika\Contracts\Print\PdfGeneratorInterface;
use Rekalogika\GotenbergPdfBundle\GotenbergPdfGenerator;

/** @var ClientInterface $httpClient an injected service */
$httpClient = new Gotenberg();

/** @var PdfGeneratorInterface $pdfGenerator an injected service */
$pdfGenerator = new GotenbergPdfGenerator($httpClient, 'http://gotenberg:3000');
