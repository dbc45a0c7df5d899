<?php

// The database also has tables for the entities of the page.

declare(strict_types=1);

use App\Entity\Crate;
use App\Entity\Depot;
use App\Entity\StockItem;
use App\Entity\Warehouse;
use App\Support\Database;
use App\Support\Registry;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\Persistence\ManagerRegistry;

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = Database::open(
    $sql,
    Warehouse::class,
    StockItem::class,
    Depot::class,
    Crate::class,
);
Database::fill($entityManager, $sql);

/** @var ManagerRegistry $managerRegistry an injected service */
$managerRegistry = new Registry($entityManager);
