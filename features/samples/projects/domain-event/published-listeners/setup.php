<?php

// An application with the outbox and two shipments.

declare(strict_types=1);

use App\Entity\Shipment;
use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;

$kernel = OutboxKernel::start()->createTables();
$entityManager = $kernel->service(DomainEventAwareEntityManagerInterface::class);

$first = new Shipment('RK-2041', 'Sari');
$second = new Shipment('RK-2042', 'Sari');
$entityManager->persist($first);
$entityManager->persist($second);
$entityManager->flush();
