<?php

// An application with the outbox and two shipments.

declare(strict_types=1);

use App\Entity\Shipment;
use App\OutboxKernel;
use Doctrine\Persistence\ManagerRegistry;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\Outbox\EventListener\DomainEventDispatchListener;
use Rekalogika\DomainEvent\Outbox\MessageRelayInterface;

$kernel = OutboxKernel::start()->createTables();
$entityManager = $kernel->service(DomainEventAwareEntityManagerInterface::class);
$managerRegistry = $kernel->service(ManagerRegistry::class);
$relay = $kernel->service(MessageRelayInterface::class);
$listener = $kernel->service(DomainEventDispatchListener::class);

$first = new Shipment('RK-2041', 'Sari');
$second = new Shipment('RK-2042', 'Sari');
$entityManager->persist($first);
$entityManager->persist($second);
$entityManager->flush();
