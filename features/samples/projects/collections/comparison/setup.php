<?php

// The mapped property of the warehouse in Rotterdam, which the page has no getter for, and the repository of
// Doctrine, each with an entity manager that manages nothing but the warehouse.

declare(strict_types=1);

use App\Entity\StockItem;
use App\Entity\Warehouse;
use App\Support\Database;
use Doctrine\Common\Collections\Collection;
use Doctrine\Common\Collections\Selectable;
use Doctrine\ORM\EntityRepository;

/** @return Collection<string, StockItem>&Selectable<string, StockItem> */
$association = static function () use ($entityManager, $sql): Collection&Selectable {
    $entityManager->clear();
    $warehouse = Database::warehouse($entityManager, 1);
    $sql->take();

    return (new ReflectionProperty(Warehouse::class, 'stockItems'))->getValue($warehouse);
};

/** @return EntityRepository<StockItem> */
$repository = static function () use ($entityManager, $association): EntityRepository {
    $association();

    return $entityManager->getRepository(StockItem::class);
};
