<?php

declare(strict_types=1);

use App\Kernel;
use App\Shipping\DeliveryDay;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;

$kernel = new Kernel(DeliveryDay::class);
$kernel->boot();

/** @var EntityManagerInterface $entityManager */
$entityManager = $kernel->getContainer()->get('doctrine.orm.entity_manager');
(new SchemaTool($entityManager))->createSchema(
    $entityManager->getMetadataFactory()->getAllMetadata(),
);

/** @var DeliveryDay $deliveryDay */
$deliveryDay = $kernel->getContainer()->get(DeliveryDay::class);
$deliveryDay->run();
