<?php

declare(strict_types=1);

use App\Storage\CountingAdapter;

$found = $kernel->getContainer()->get(CountingAdapter::class);

if (!$found instanceof CountingAdapter) {
    throw new \LogicException('The storage of the page is not configured.');
}

/** @var CountingAdapter $counter an injected service */
$counter = $found;
