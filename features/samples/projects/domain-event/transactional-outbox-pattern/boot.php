<?php

declare(strict_types=1);

use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\Outbox\EventListener\DomainEventDispatchListener;
use Symfony\Component\HttpKernel\KernelInterface;

$booted = OutboxKernel::start()->createTables();

/** @var KernelInterface $kernel the booted kernel of the application */
$kernel = $booted;

/** @var DomainEventAwareEntityManagerInterface $entityManager an injected service */
$entityManager = $booted->service(DomainEventAwareEntityManagerInterface::class);

/** @var DomainEventDispatchListener $listener an injected service */
$listener = $booted->service(DomainEventDispatchListener::class);
