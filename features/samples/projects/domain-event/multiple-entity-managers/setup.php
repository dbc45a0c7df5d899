<?php

// An application with the entity managers "default" and "archive", each with a
// database of its own.

declare(strict_types=1);

use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareManagerRegistry;

$kernel = OutboxKernel::start(managers: ['default', 'archive'])->createTables();
$managerRegistry = $kernel->service(DomainEventAwareManagerRegistry::class);
