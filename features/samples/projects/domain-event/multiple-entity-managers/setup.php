<?php

// An application with the entity managers "default" and "archive", each with a
// database of its own. $console runs a console command.

declare(strict_types=1);

use App\OutboxKernel;
use App\Support\OutboxTable;
use Rekalogika\DomainEvent\DomainEventAwareManagerRegistry;

$kernel = OutboxKernel::start(managers: ['default', 'archive'])->createTables();
$managerRegistry = $kernel->service(DomainEventAwareManagerRegistry::class);
$console = $kernel->console(...);
