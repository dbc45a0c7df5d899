<?php

// $kernel is an application with API Platform and twelve audit entries in its database.

declare(strict_types=1);

use App\Kernel;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Symfony\Component\HttpKernel\KernelInterface;

/** @var KernelInterface $kernel the booted kernel of the application */
$kernel = new Kernel();
$kernel->boot();

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = $kernel->getContainer()->get('doctrine.orm.default_entity_manager');

if (!$entityManager instanceof EntityManagerInterface) {
    throw new \LogicException('The entity manager is missing.');
}

(new SchemaTool($entityManager))->createSchema(
    $entityManager->getMetadataFactory()->getAllMetadata(),
);

// written as SQL: the entity is the page's own, with attributes of API Platform
for ($i = 1; $i <= 12; $i++) {
    $entityManager->getConnection()->insert('audit_entry', [
        'id' => $i,
        'recorded_at' => \sprintf('2026-08-%02d 06:00:00', $i),
        'action' => $i % 3 === 0 ? 'calibrated' : 'read',
    ]);
}

unset($i);
