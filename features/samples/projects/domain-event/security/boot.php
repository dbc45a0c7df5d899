<?php

declare(strict_types=1);

use App\OutboxKernel;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Symfony\Component\Security\Core\Authentication\Token\Storage\TokenStorageInterface;

$booted = OutboxKernel::start()->createTables();

/** @var DomainEventAwareEntityManagerInterface $entityManager an injected service */
$entityManager = $booted->service(DomainEventAwareEntityManagerInterface::class);

/** @var TokenStorageInterface $tokenStorage an injected service */
$tokenStorage = $booted->service(TokenStorageInterface::class);
