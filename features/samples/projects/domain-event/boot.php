<?php

// A Symfony kernel with the bundle, Doctrine ORM and an empty SQLite database in memory. The classes of the page
// are its services. A page about the outbox starts an OutboxKernel in its own boot.php, which runs after this one.

declare(strict_types=1);

use App\Kernel;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\DomainEventAwareManagerRegistry;
use Symfony\Component\HttpKernel\KernelInterface;

$booted = Kernel::start();

/** @var KernelInterface $kernel the booted kernel of the application */
$kernel = $booted;

/** @var DomainEventAwareEntityManagerInterface $entityManager an injected service */
$entityManager = $booted->service(DomainEventAwareEntityManagerInterface::class);

/** @var DomainEventAwareManagerRegistry $managerRegistry an injected service */
$managerRegistry = $booted->service(DomainEventAwareManagerRegistry::class);
