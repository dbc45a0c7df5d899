<?php

// The database has tables for the entities of the page.

declare(strict_types=1);

use App\Entity\Dispatch;
use App\Entity\Reservation;
use App\Support\Database;

$entityManager = Database::open($sql, Dispatch::class, Reservation::class);
