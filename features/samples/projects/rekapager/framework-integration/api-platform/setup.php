<?php

// A kernel with API Platform, twelve audit entries in its database, and $get,
// which requests a path and returns the answer.

declare(strict_types=1);

use App\Kernel;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

$kernel = new Kernel();
$kernel->boot();

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

$get = static fn(string $path): Response => $kernel->handle(
    Request::create($path, server: ['HTTP_ACCEPT' => 'application/ld+json']),
);
