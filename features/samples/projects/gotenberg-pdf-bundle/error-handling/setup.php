<?php

// $gotenberg answers without showing the request.

declare(strict_types=1);

use App\Ferry\Gotenberg;
use Rekalogika\Contracts\Print\PageOrientation;
use Rekalogika\GotenbergPdfBundle\GotenbergPdfGenerator;
use Rekalogika\Print\PageLayout;
use Rekalogika\Print\Paper;

$gotenberg = new Gotenberg(show: false);
$pdfGenerator = new GotenbergPdfGenerator($gotenberg, 'http://gotenberg:3000');

$paper = Paper::A6();
$layout = PageLayout::inMm(PageOrientation::Landscape, 8);
