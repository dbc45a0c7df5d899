<?php

declare(strict_types=1);

namespace App\Support;

use App\Entity\StockItem;
use App\Entity\Warehouse;
use Doctrine\DBAL\DriverManager;
use Doctrine\DBAL\Logging\Middleware;
use Doctrine\ORM\Configuration;
use Doctrine\ORM\EntityManager;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Mapping\Driver\AttributeDriver;
use Doctrine\ORM\Mapping\UnderscoreNamingStrategy;
use Doctrine\ORM\Proxy\ProxyFactory;
use Doctrine\ORM\Tools\SchemaTool;

/** A database in memory. */
final class Database
{
    /** @param class-string ...$entities tables are made for these; by default the usual two */
    public static function open(SqlLog $sql, string ...$entities): EntityManagerInterface
    {
        $configuration = new Configuration();
        $configuration->setMetadataDriverImpl(new AttributeDriver([]));
        $configuration->setNamingStrategy(new UnderscoreNamingStrategy(\CASE_LOWER));
        $configuration->setProxyDir(sys_get_temp_dir());
        $configuration->setProxyNamespace('App\Proxy');
        $configuration->setAutoGenerateProxyClasses(ProxyFactory::AUTOGENERATE_EVAL);
        $configuration->setMiddlewares([new Middleware($sql)]);

        $entityManager = new EntityManager(
            DriverManager::getConnection(
                ['driver' => 'pdo_sqlite', 'memory' => true],
                $configuration,
            ),
            $configuration,
        );
        (new SchemaTool($entityManager))->createSchema(array_map(
            $entityManager->getClassMetadata(...),
            $entities === []
                ? [Warehouse::class, StockItem::class]
                : array_values($entities),
        ));
        $sql->take();

        return $entityManager;
    }

    /** Fills in the two warehouses: 2500 stock items in Rotterdam, 8 in Bremen. */
    public static function fill(EntityManagerInterface $entityManager, SqlLog $sql): void
    {
        $connection = $entityManager->getConnection();
        $connection->beginTransaction();
        $connection->insert('warehouse', ['id' => 1, 'name' => 'Rotterdam']);
        $connection->insert('warehouse', ['id' => 2, 'name' => 'Bremen']);
        $bremen = [2_501 => 40, 3, 12, 0, 25, 1, 60, 7];

        for ($id = 1; $id <= 2_508; $id++) {
            $connection->insert('stock_item', [
                'id' => $id,
                'warehouse_id' => isset($bremen[$id]) ? 2 : 1,
                'sku' => 'SKU-' . $id,
                'quantity' => $bremen[$id] ?? $id % 100,
                'location' => \sprintf('%s-%02d', 'ABCDEF'[$id % 6], $id % 40),
            ]);
        }

        $connection->commit();
        $sql->take();
    }

    public static function warehouse(EntityManagerInterface $entityManager, int $id): Warehouse
    {
        return $entityManager->find(Warehouse::class, $id)
            ?? throw new \LogicException(\sprintf('There is no warehouse %d.', $id));
    }
}
