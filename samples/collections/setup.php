<?php

// What the samples of the collections pages start with: Doctrine ORM and a database in memory.

declare(strict_types=1);

use App\Entity\StockItem;
use App\Entity\Warehouse;
use App\Support\Database;
use App\Support\Registry;
use App\Support\SqlLog;

date_default_timezone_set('UTC');

$sql = new SqlLog();
$entityManager = Database::open($sql, Warehouse::class, StockItem::class);
Database::fill($entityManager, $sql);
$managerRegistry = new Registry($entityManager);

// 2500 stock items, SKU-1 to SKU-2500.
$rotterdam = $entityManager->find(Warehouse::class, 1)
    ?? throw new \LogicException('No warehouse in Rotterdam.');

// 8 stock items, SKU-2501 to SKU-2508.
$bremen = $entityManager->find(Warehouse::class, 2)
    ?? throw new \LogicException('No warehouse in Bremen.');

$sql->take();
