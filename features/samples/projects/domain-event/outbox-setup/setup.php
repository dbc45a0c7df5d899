<?php

// An application with the outbox. $console runs a console command, $worker a
// Messenger worker until its queue is empty.

declare(strict_types=1);

use App\OutboxKernel;
use App\Support\OutboxTable;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;

$kernel = OutboxKernel::start()->createTables();
$entityManager = $kernel->service(DomainEventAwareEntityManagerInterface::class);
$outbox = new OutboxTable($entityManager);
$console = $kernel->console(...);
$worker = $kernel->work(...);
