<?php

// The page has a Warehouse of its own, so the shared set-up is not analyzed for it: the same again, without
// imports of entities.

declare(strict_types=1);

use App\Support\Database;
use App\Support\SqlLog;

$sql = new SqlLog();
$entityManager = Database::open($sql, \App\Entity\Warehouse::class, \App\Entity\StockItem::class);
Database::fill($entityManager, $sql);

$rotterdam = $entityManager->find(\App\Entity\Warehouse::class, 1)
    ?? throw new \LogicException('No warehouse in Rotterdam.');

$sql->take();
