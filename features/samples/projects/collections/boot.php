<?php

// Doctrine ORM and a filled database in memory. The entities are not named here, so that a page can have its own.

declare(strict_types=1);

use App\Support\Database;
use App\Support\Registry;
use App\Support\SqlLog;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\Persistence\ManagerRegistry;

date_default_timezone_set('UTC');

/** @var SqlLog $sql the logger of Doctrine's logging middleware */
$sql = new SqlLog();

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = Database::open($sql);
Database::fill($entityManager, $sql);

/** @var ManagerRegistry $managerRegistry an injected service */
$managerRegistry = new Registry($entityManager);
