<?php

// Two of three rides once more, a year earlier, so that the page can compare two years.

declare(strict_types=1);

use App\Entity\RideSummary;

$connection->executeStatement(
    "INSERT INTO ride (boarded_at, fare, distance, ticket, station_id, rider_id)
    SELECT boarded_at - INTERVAL '1 year', fare, distance, ticket, station_id, rider_id
    FROM ride WHERE id % 3 > 0 ORDER BY id",
);

$summaryManager->refresh(RideSummary::class, null, null, 1, null);
