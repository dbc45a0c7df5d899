<?php

declare(strict_types=1);

namespace App\Repository;

use App\Entity\StockItem;
use Doctrine\Persistence\ManagerRegistry;
use Rekalogika\Collections\ORM\AbstractRepository;
use Rekalogika\Contracts\Collections\ReadableRecollection;

/** @extends AbstractRepository<int, StockItem> */
final class StockItemRepository extends AbstractRepository
{
    public function __construct(ManagerRegistry $managerRegistry)
    {
        parent::__construct($managerRegistry, StockItem::class);
    }

    /** @return ReadableRecollection<int, StockItem> */
    public function below(int $minimum): ReadableRecollection
    {
        $queryBuilder = $this->createQueryBuilder('item')
            ->where('item.quantity < :minimum')
            ->setParameter('minimum', $minimum)
            ->orderBy('item.id');

        return $this->createQueryRecollection($queryBuilder);
    }
}
