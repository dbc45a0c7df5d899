<?php

declare(strict_types=1);

namespace App\Support;

use App\Entity\Admission;
use App\Museum\TicketType;
use Doctrine\DBAL\DriverManager;
use Doctrine\ORM\EntityManager;
use Doctrine\ORM\ORMSetup;
use Doctrine\ORM\Tools\SchemaTool;

/** The entity manager of an application, with the details of the quick start. */
final readonly class Database
{
    /** @param list<array<string,mixed>> $rows */
    public static function open(array $rows): EntityManager
    {
        $configuration = ORMSetup::createAttributeMetadataConfiguration([], true);
        $connection = DriverManager::getConnection(
            ['driver' => 'pdo_sqlite', 'memory' => true],
            $configuration,
        );
        $entityManager = new EntityManager($connection, $configuration);

        (new SchemaTool($entityManager))->createSchema([
            $entityManager->getClassMetadata(Admission::class),
        ]);

        foreach ($rows as $row) {
            if ($row['mask'] === 0) {
                $entityManager->persist(new Admission(
                    wing: $row['wing'],
                    ticketType: TicketType::from($row['ticket_type']),
                    month: $row['month'],
                    visits: $row['visits'],
                ));
            }
        }

        $entityManager->flush();
        $entityManager->clear();

        return $entityManager;
    }
}
