<?php

declare(strict_types=1);

use Rekalogika\File\Image\ImageResizer;

/** @var ImageResizer $imageResizer an injected service */
$imageResizer = $kernel->service(ImageResizer::class);
