<?php

// $query is the list of the readings of station 1, newest first.

declare(strict_types=1);

use App\Weather\Reading;

$query = $entityManager->createQueryBuilder()
    ->select('reading')
    ->from(Reading::class, 'reading')
    ->where('reading.station = 1')
    ->orderBy('reading.takenAt', 'DESC');
