<?php

declare(strict_types=1);

use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\Outbox\EventListener\DomainEventDispatchListener;
use Rekalogika\DomainEvent\Outbox\Message\MessageRelayStartMessage;
use Symfony\Component\HttpKernel\KernelInterface;
use Symfony\Component\Messenger\MessageBusInterface;

$booted = OutboxKernel::start(['App\Message\*', 'App\Event\*'])->createTables();

/** @var KernelInterface $kernel the booted kernel: imports and events have a route */
$kernel = $booted;

/** @var MessageBusInterface $bus an injected service */
$bus = $booted->service(MessageBusInterface::class);

$unroutedApplication = OutboxKernel::start(['App\Message\*'])->createTables();

/** @var KernelInterface $unroutedKernel the same application: only imports have a route */
$unroutedKernel = $unroutedApplication;

/** @var MessageBusInterface $unroutedBus its injected service */
$unroutedBus = $unroutedApplication->service(MessageBusInterface::class);

/** @var DomainEventAwareEntityManagerInterface $entityManager its injected service */
$entityManager = $unroutedApplication->service(DomainEventAwareEntityManagerInterface::class);

/** @var DomainEventDispatchListener $listener its injected service */
$listener = $unroutedApplication->service(DomainEventDispatchListener::class);

$routedApplication = OutboxKernel::start(
    ['App\Message\*', 'App\Event\*', MessageRelayStartMessage::class],
)->createTables();

/** @var KernelInterface $routedKernel the same application: the start message has a route too */
$routedKernel = $routedApplication;

/** @var MessageBusInterface $routedBus its injected service */
$routedBus = $routedApplication->service(MessageBusInterface::class);
