<?php

// What the samples of the collections pages start with: Doctrine ORM and a database in memory. The entities
// are not named here, so that a page can have its own.

declare(strict_types=1);

use App\Support\Database;
use App\Support\Registry;
use App\Support\SqlLog;

date_default_timezone_set('UTC');

$sql = new SqlLog();
$entityManager = Database::open($sql);
Database::fill($entityManager, $sql);
$managerRegistry = new Registry($entityManager);

// 2500 stock items, SKU-1 to SKU-2500.
$rotterdam = Database::warehouse($entityManager, 1);

// 8 stock items, SKU-2501 to SKU-2508.
$bremen = Database::warehouse($entityManager, 2);

$sql->take();
