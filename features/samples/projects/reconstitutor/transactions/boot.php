<?php

declare(strict_types=1);

use App\Fleet\DeviceImport;
use App\Kernel;
use App\Support\Fleet;
use Doctrine\ORM\EntityManagerInterface;

$kernel = new Kernel('dev', true);
$kernel->boot();

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = $kernel->getContainer()->get('doctrine.orm.entity_manager');

$importing = new Fleet(DeviceImport::class);
$importing->insert('D-1', 'D-2');

/** @var DeviceImport $import an injected service */
$import = $importing->get(DeviceImport::class);
