<?php

declare(strict_types=1);

use App\Storage\LoggingAdapter;
use Rekalogika\File\Image\ImageResizer;

$found = $kernel->getContainer()->get(LoggingAdapter::class);

if (!$found instanceof LoggingAdapter) {
    throw new \LogicException('The storage of the page is not configured.');
}

/** @var LoggingAdapter $log an injected service */
$log = $found;

/** @var ImageResizer $imageResizer an injected service */
$imageResizer = $kernel->service(ImageResizer::class);
