<?php

declare(strict_types=1);

namespace App\EventListener;

use Doctrine\Bundle\DoctrineBundle\Attribute\AsDoctrineListener;
use Doctrine\ORM\Tools\Event\GenerateSchemaEventArgs;
use Doctrine\ORM\Tools\ToolEvents;
use Symfony\Component\DependencyInjection\Attribute\Autowire;

/**
 * Makes the one database behave like those of SQLite. Each kernel that creates its tables finds none, as in memory; then
 * an empty file says to the next process that the tables exist.
 */
#[AsDoctrineListener(ToolEvents::postGenerateSchema)]
final readonly class SchemaListener
{
    public function __construct(
        #[Autowire('%kernel.project_dir%/var')]
        private string $folder,
    ) {}

    public function postGenerateSchema(GenerateSchemaEventArgs $event): void
    {
        $connection = $event->getEntityManager()->getConnection();
        $connection->executeStatement('DROP SCHEMA public CASCADE');
        $connection->executeStatement('CREATE SCHEMA public');

        is_dir($this->folder) || mkdir($this->folder, recursive: true);
        touch("$this->folder/data.db");
    }
}
