<?php

declare(strict_types=1);

namespace App\Support;

use App\Kernel;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;

/** A running application with an empty database and the tables of all entities. */
final readonly class Fleet
{
    public Kernel $kernel;

    public EntityManagerInterface $entityManager;

    /** @param class-string ...$public */
    public function __construct(string ...$public)
    {
        $this->kernel = new Kernel('dev', true, ...$public);
        $this->kernel->boot();
        $this->entityManager = $this->get('doctrine.orm.entity_manager');

        (new SchemaTool($this->entityManager))->createSchema(
            $this->entityManager->getMetadataFactory()->getAllMetadata(),
        );
    }

    /** Without the ORM, so that no callback is called. */
    public function insert(string ...$serials): void
    {
        foreach ($serials as $serial) {
            $this->entityManager->getConnection()
                ->insert('Device', ['serial' => $serial, 'site' => 'Bremen']);
        }
    }

    public function get(string $id): mixed
    {
        return $this->kernel->getContainer()->get($id);
    }
}
