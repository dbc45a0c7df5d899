<?php

// An application with the outbox and two shipments. $console runs a console command,
// $worker a Messenger worker until its queue is empty.
// $startProcess makes an application with a database in a file, and without routes.

declare(strict_types=1);

use App\Entity\Shipment;
use App\OutboxKernel;
use App\Support\LogLines;
use App\Support\OutboxTable;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;

$kernel = OutboxKernel::start()->createTables();
$entityManager = $kernel->service(DomainEventAwareEntityManagerInterface::class);
$log = $kernel->service(LogLines::class);
$outbox = new OutboxTable($entityManager);
$console = $kernel->console(...);
$worker = $kernel->work(...);
$startProcess = static fn(): OutboxKernel => OutboxKernel::start(
    routed: [],
    database: 'sqlite:///%kernel.project_dir%/carrier.db',
);

$first = new Shipment('RK-2041', 'Sari');
$second = new Shipment('RK-2042', 'Sari');
$entityManager->persist($first);
$entityManager->persist($second);
$entityManager->flush();
