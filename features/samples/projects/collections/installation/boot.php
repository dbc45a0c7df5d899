<?php

// The page itself stores the rows.

declare(strict_types=1);

use App\Support\Database;
use Doctrine\ORM\EntityManagerInterface;

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = Database::open($sql);
