<?php

// The generator of the bundle with $gotenberg in place of a server, which shows each
// request.

declare(strict_types=1);

use App\Ferry\Gotenberg;
use Rekalogika\GotenbergPdfBundle\GotenbergPdfGenerator;

$gotenberg = new Gotenberg();
$pdfGenerator = new GotenbergPdfGenerator($gotenberg, 'http://gotenberg:3000');
