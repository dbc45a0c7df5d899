<?php

// What the samples of the decorator pages start with: Doctrine ORM and a database in memory. The classes of
// the collections are not named here, so that a page can have its own.

declare(strict_types=1);

use App\Support\Database;
use App\Support\SqlLog;

date_default_timezone_set('UTC');

$sql = new SqlLog();
$entityManager = Database::open($sql);
Database::fill($entityManager, $sql);

// 8 tracks, GBX012600001 to GBX012600008.
$playlist = Database::playlist($entityManager, 1);

// 1000 tracks, GBX012600009 to GBX012601008.
$archive = Database::playlist($entityManager, 2);

$sql->take();
