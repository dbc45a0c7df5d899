<?php

// The database has tables for the entities of the page.

declare(strict_types=1);

use App\Entity\Dispatch;
use App\Entity\Reservation;
use App\Support\Database;
use Doctrine\ORM\EntityManagerInterface;

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = Database::open($sql, Dispatch::class, Reservation::class);
