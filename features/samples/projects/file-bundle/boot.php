<?php

declare(strict_types=1);

use App\Kernel;
use Doctrine\ORM\EntityManagerInterface;
use League\Flysystem\FilesystemOperator;
use Rekalogika\Contracts\File\FileRepositoryInterface;

$kernel = new Kernel('prod', false);
$kernel->boot();
$kernel->createSchema();

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = $kernel->service(EntityManagerInterface::class);

/** @var FileRepositoryInterface $files an injected service */
$files = $kernel->service(FileRepositoryInterface::class);

/** @var FilesystemOperator $storage the service of the storage "default", injected */
$storage = $kernel->service(FilesystemOperator::class, 'storage');
