<?php

// The database of the other pages, with a meter instead of the log of statements.

declare(strict_types=1);

use App\Support\Database;
use App\Support\Meter;
use App\Support\Registry;
use Doctrine\DBAL\Configuration;
use Doctrine\DBAL\DriverManager;
use Doctrine\ORM\EntityManager;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Doctrine\Persistence\ManagerRegistry;

/** @var Meter $meter the meter of the connection */
$meter = new Meter();
$dbalConfiguration = new Configuration();
$dbalConfiguration->setMiddlewares([$meter]);

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = new EntityManager(
    DriverManager::getConnection(
        ['driver' => 'pdo_sqlite', 'memory' => true],
        $dbalConfiguration,
    ),
    $entityManager->getConfiguration(),
);
(new SchemaTool($entityManager))->createSchema([
    $entityManager->getClassMetadata(App\Entity\Warehouse::class),
    $entityManager->getClassMetadata(App\Entity\StockItem::class),
]);
Database::fill($entityManager, $sql);

/** @var ManagerRegistry $managerRegistry an injected service */
$managerRegistry = new Registry($entityManager);
$meter->reset();
