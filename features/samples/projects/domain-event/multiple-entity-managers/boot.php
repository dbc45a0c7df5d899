<?php

declare(strict_types=1);

use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareManagerRegistry;
use Symfony\Component\HttpKernel\KernelInterface;

$booted = OutboxKernel::start(managers: ['default', 'archive'])->createTables();

/** @var KernelInterface $kernel the booted kernel of the application */
$kernel = $booted;

/** @var DomainEventAwareManagerRegistry $managerRegistry an injected service */
$managerRegistry = $booted->service(DomainEventAwareManagerRegistry::class);
