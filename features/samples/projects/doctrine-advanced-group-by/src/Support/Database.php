<?php

declare(strict_types=1);

namespace App\Support;

use App\Entity\Movement;
use Doctrine\DBAL\DriverManager;
use Doctrine\DBAL\Tools\DsnParser;
use Doctrine\ORM\Configuration;
use Doctrine\ORM\EntityManager;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Mapping\Driver\AttributeDriver;
use Doctrine\ORM\Proxy\ProxyFactory;
use Doctrine\ORM\Tools\SchemaTool;
use Rekalogika\DoctrineAdvancedGroupBy\Function\GroupingFunction;

/** A database with the stock movements of two warehouses. */
final class Database
{
    private const MOVEMENTS = [
        ['Bremen', 'Paint', '2026-05', 50],
        ['Bremen', 'Paint', '2026-05', -10],
        ['Bremen', 'Paint', '2026-06', 25],
        ['Bremen', 'Tools', '2026-05', 120],
        ['Bremen', 'Tools', '2026-06', -30],
        ['Rotterdam', 'Paint', '2026-05', 60],
        ['Rotterdam', 'Tools', '2026-05', 200],
        ['Rotterdam', 'Tools', '2026-06', 80],
        ['Rotterdam', null, '2026-06', 15],
    ];

    /** @param string $url by default the PostgreSQL database of the runner */
    public static function open(string $url = '', bool $grouping = true): EntityManagerInterface
    {
        $configuration = new Configuration();
        $configuration->setMetadataDriverImpl(new AttributeDriver([]));
        $configuration->setProxyDir(sys_get_temp_dir());
        $configuration->setProxyNamespace('App\Proxy');
        $configuration->setAutoGenerateProxyClasses(ProxyFactory::AUTOGENERATE_EVAL);

        if ($grouping) {
            $configuration->addCustomNumericFunction('GROUPING', GroupingFunction::class);
        }

        $parameters = (new DsnParser(['postgresql' => 'pdo_pgsql', 'sqlite' => 'pdo_sqlite']))
            ->parse($url === '' ? (string) getenv('DATABASE_URL') : $url);
        $entityManager = new EntityManager(
            DriverManager::getConnection($parameters, $configuration),
            $configuration,
        );
        (new SchemaTool($entityManager))->createSchema([
            $entityManager->getClassMetadata(Movement::class),
        ]);

        foreach (self::MOVEMENTS as $movement) {
            $entityManager->persist(new Movement(...$movement));
        }

        $entityManager->flush();
        $entityManager->clear();

        return $entityManager;
    }
}
