<?php

// Applications with the outbox: $kernel routes imports and events to the queue,
// $unroutedKernel only imports, $routedKernel the start message of the relay too.

declare(strict_types=1);

use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\Outbox\EventListener\DomainEventDispatchListener;
use Rekalogika\DomainEvent\Outbox\Message\MessageRelayStartMessage;
use Symfony\Component\Messenger\MessageBusInterface;

$kernel = OutboxKernel::start(['App\Message\*', 'App\Event\*'])->createTables();
$bus = $kernel->service(MessageBusInterface::class);

$unroutedKernel = OutboxKernel::start(['App\Message\*'])->createTables();
$unroutedBus = $unroutedKernel->service(MessageBusInterface::class);
$entityManager = $unroutedKernel->service(DomainEventAwareEntityManagerInterface::class);
$listener = $unroutedKernel->service(DomainEventDispatchListener::class);

$routedKernel = OutboxKernel::start(
    ['App\Message\*', 'App\Event\*', MessageRelayStartMessage::class],
)->createTables();
$routedBus = $routedKernel->service(MessageBusInterface::class);
