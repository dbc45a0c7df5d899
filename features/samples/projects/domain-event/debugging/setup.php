<?php

// An application with the outbox, with rows of two events in it. $console runs a
// console command, $log has what the application has logged.

declare(strict_types=1);

use App\Entity\Shipment;
use App\OutboxKernel;
use App\Support\LogLines;
use App\Support\OutboxTable;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;

$kernel = OutboxKernel::start()->createTables();
$entityManager = $kernel->service(DomainEventAwareEntityManagerInterface::class);
$outbox = new OutboxTable($entityManager);
$console = $kernel->console(...);
$log = $kernel->service(LogLines::class);

$shipment = new Shipment('RK-2041', 'Sari');
$entityManager->persist($shipment);
$shipment->scan('Bandung');
$shipment->deliver();
$entityManager->flush();
