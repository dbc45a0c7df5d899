<?php

declare(strict_types=1);

use App\Kernel;
use App\Telemetry\FleetCheck;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;

$kernel = new Kernel('dev', true, FleetCheck::class);
$kernel->boot();

/** @var EntityManagerInterface $entityManager */
$entityManager = $kernel->getContainer()->get('doctrine.orm.entity_manager');
(new SchemaTool($entityManager))->createSchema(
    $entityManager->getMetadataFactory()->getAllMetadata(),
);

/** @var FleetCheck $fleetCheck */
$fleetCheck = $kernel->getContainer()->get(FleetCheck::class);
$fleetCheck->run();
