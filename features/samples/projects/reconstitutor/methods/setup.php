<?php

declare(strict_types=1);

use App\Kernel;
use App\Support\TracedManager;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;

(new SchemaTool($entityManager))->createSchema(
    $entityManager->getMetadataFactory()->getAllMetadata(),
);

/** Prints each step with the callbacks that it caused, in an application with two devices. */
$trace = static function (\Closure $steps): void {
    $kernel = new Kernel('dev', true);
    $kernel->boot();
    $em = $kernel->getContainer()->get('doctrine.orm.entity_manager');
    \assert($em instanceof EntityManagerInterface);
    (new SchemaTool($em))->createSchema($em->getMetadataFactory()->getAllMetadata());

    // Without the ORM, so that no callback is called.
    foreach (['D-1', 'D-2'] as $serial) {
        $em->getConnection()->insert('Device', ['serial' => $serial, 'site' => 'Bremen']);
    }

    try {
        $steps(new TracedManager($em));
    } catch (\Throwable $e) {
        echo "\n    ", (new \ReflectionClass($e))->getShortName();
    }

    echo "\n";
};
