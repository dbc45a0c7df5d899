<?php

declare(strict_types=1);

use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;

$booted = OutboxKernel::start()->createTables();

/** @var DomainEventAwareEntityManagerInterface $entityManager an injected service */
$entityManager = $booted->service(DomainEventAwareEntityManagerInterface::class);
