<?php

// The database has tables for the entities of the page.

declare(strict_types=1);

use App\Entity\CountedItem;
use App\Entity\Stocktake;
use App\Support\Database;
use Doctrine\ORM\EntityManagerInterface;

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = Database::open($sql, Stocktake::class, CountedItem::class);
