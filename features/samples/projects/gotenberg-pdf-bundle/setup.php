<?php

// The generator of the bundle, with a client in place of a server that shows each
// request.

declare(strict_types=1);

use App\Ferry\Gotenberg;
use Rekalogika\GotenbergPdfBundle\GotenbergPdfGenerator;

$httpClient = new Gotenberg();
$pdfGenerator = new GotenbergPdfGenerator($httpClient, 'http://gotenberg:3000');
