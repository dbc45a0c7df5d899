<?php

// A kernel with API Platform, twelve audit entries in its database, and $get,
// which requests a path and returns the answer.

declare(strict_types=1);

use App\Kernel;
use App\Weather\AuditEntry;
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

for ($i = 1; $i <= 12; $i++) {
    $entityManager->persist(new AuditEntry(
        id: $i,
        recordedAt: new \DateTimeImmutable(\sprintf('2026-08-%02d', $i)),
        action: $i % 3 === 0 ? 'calibrated' : 'read',
    ));
}

$entityManager->flush();
$entityManager->clear();
unset($i);

$get = static fn(string $path): Response => $kernel->handle(
    Request::create($path, server: ['HTTP_ACCEPT' => 'application/ld+json']),
);
