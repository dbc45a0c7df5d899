<?php

// An application with the outbox, with rows of two events in it.

declare(strict_types=1);

use App\Entity\Shipment;
use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\Outbox\MessageRelayInterface;

$kernel = OutboxKernel::start()->createTables();
$entityManager = $kernel->service(DomainEventAwareEntityManagerInterface::class);
$relay = $kernel->service(MessageRelayInterface::class);

$shipment = new Shipment('RK-2041', 'Sari');
$entityManager->persist($shipment);
$shipment->scan('Bandung');
$shipment->deliver();
$entityManager->flush();
