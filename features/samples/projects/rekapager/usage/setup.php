<?php

declare(strict_types=1);

use App\Weather\Station;

$station = $entityManager->find(Station::class, 1)
    ?? throw new \LogicException('Fill the database first.');
