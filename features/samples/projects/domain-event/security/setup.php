<?php

// An application with the outbox and a logged-in user.

declare(strict_types=1);

use App\Entity\Shipment;
use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;

$kernel = OutboxKernel::start()->createTables();
$entityManager = $kernel->service(DomainEventAwareEntityManagerInterface::class);
$connection = $entityManager->getConnection();

$shipment = new Shipment('RK-2041', 'Sari');
$entityManager->persist($shipment);
