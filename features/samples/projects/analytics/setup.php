<?php

// What the samples of the analytics pages start with: the rides as a cube of months, lines and tickets.

declare(strict_types=1);

use App\Entity\RideSummary;

$cube = $summaryManager
    ->createQuery()
    ->from(RideSummary::class)
    ->withDimensions('time.month.month', 'line', 'ticket')
    ->getResult();
