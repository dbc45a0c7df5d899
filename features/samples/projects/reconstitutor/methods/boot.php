<?php

declare(strict_types=1);

use App\Kernel;
use Doctrine\ORM\EntityManagerInterface;

$kernel = new Kernel('dev', true);
$kernel->boot();

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = $kernel->getContainer()->get('doctrine.orm.entity_manager');
