<?php

// What the samples of the domain-event pages start with: a Symfony kernel with the
// bundle, Doctrine ORM and an empty SQLite database in memory. The classes of the
// page are its services. A page about the outbox takes Kernel::start('outbox') in
// its own set-up, which runs after this one.

declare(strict_types=1);

use App\Kernel;
use App\Support\SqlLog;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\DomainEventAwareManagerRegistry;

$kernel = Kernel::start();
$entityManager = $kernel->service(DomainEventAwareEntityManagerInterface::class);
$managerRegistry = $kernel->service(DomainEventAwareManagerRegistry::class);
$sqlLog = $kernel->service(SqlLog::class);
