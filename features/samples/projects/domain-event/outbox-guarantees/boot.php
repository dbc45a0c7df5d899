<?php

declare(strict_types=1);

use App\OutboxKernel;
use Doctrine\Persistence\ManagerRegistry;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\Outbox\MessageRelayInterface;
use Symfony\Component\HttpKernel\KernelInterface;

$booted = OutboxKernel::start()->createTables();

/** @var KernelInterface $kernel the booted kernel of the application */
$kernel = $booted;

/** @var DomainEventAwareEntityManagerInterface $entityManager an injected service */
$entityManager = $booted->service(DomainEventAwareEntityManagerInterface::class);

/** @var ManagerRegistry $managerRegistry an injected service */
$managerRegistry = $booted->service(ManagerRegistry::class);

/** @var MessageRelayInterface $relay an injected service */
$relay = $booted->service(MessageRelayInterface::class);
