<?php

declare(strict_types=1);

namespace App\Support;

use Doctrine\ORM\EntityManagerInterface;
use Doctrine\Persistence\AbstractManagerRegistry;
use Doctrine\Persistence\Proxy;

/** One entity manager, as DoctrineBundle would give it. */
final class Registry extends AbstractManagerRegistry
{
    public function __construct(
        private readonly EntityManagerInterface $entityManager,
    ) {
        parent::__construct(
            'ORM',
            ['default' => 'connection'],
            ['default' => 'entity_manager'],
            'default',
            'default',
            Proxy::class,
        );
    }

    protected function getService(string $name): object
    {
        return $name === 'connection'
            ? $this->entityManager->getConnection()
            : $this->entityManager;
    }

    protected function resetService(string $name): void {}
}
