<?php

declare(strict_types=1);

use App\Entity\StockItem;
use App\Entity\Warehouse;
use Doctrine\Common\Collections\Collection;
use Doctrine\Common\Collections\Selectable;
use Doctrine\ORM\EntityRepository;

/** @return Collection<string, StockItem>&Selectable<string, StockItem> */
$association = static function () use ($entityManager, $sql): Collection&Selectable {
    $entityManager->clear();
    $warehouse = $entityManager->find(Warehouse::class, 1);
    $sql->take();

    // The mapped property, for which the entity has no getter.
    return (new \ReflectionProperty(Warehouse::class, 'stockItems'))
        ->getValue($warehouse);
};

/** @return EntityRepository<StockItem> */
$repository = static function () use ($entityManager, $sql): EntityRepository {
    $entityManager->clear();
    $sql->take();

    return $entityManager->getRepository(StockItem::class);
};
