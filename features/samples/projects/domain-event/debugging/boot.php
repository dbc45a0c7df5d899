<?php

declare(strict_types=1);

use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\Outbox\MessageRelayInterface;

$booted = OutboxKernel::start()->createTables();

/** @var DomainEventAwareEntityManagerInterface $entityManager an injected service */
$entityManager = $booted->service(DomainEventAwareEntityManagerInterface::class);

/** @var MessageRelayInterface $relay an injected service */
$relay = $booted->service(MessageRelayInterface::class);
