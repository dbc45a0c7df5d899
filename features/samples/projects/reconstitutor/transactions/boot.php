<?php

declare(strict_types=1);

use App\Fleet\DeviceImport;
use App\Support\Fleet;
use Doctrine\ORM\EntityManagerInterface;

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = (new Fleet())->entityManager;

$importing = new Fleet(DeviceImport::class);
$importing->insert('D-1', 'D-2');

/** @var DeviceImport $import an injected service */
$import = $importing->get(DeviceImport::class);
