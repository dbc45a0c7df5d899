<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\Common\Collections\Criteria;
use Rekalogika\Contracts\Collections\ReadableRecollection;
use Rekalogika\Domain\Collections\RecollectionDecorator;

/** @extends RecollectionDecorator<string, StockItem> */
final class StockItems extends RecollectionDecorator
{
    /** @return ReadableRecollection<string, StockItem> */
    public function below(int $minimum): ReadableRecollection
    {
        $criteria = $this->createCriteria()
            ->andWhere(Criteria::expr()->lt('quantity', $minimum));

        return $this->createCriteriaRecollection(
            criteria: $criteria,
            instanceId: 'below-' . $minimum,
        );
    }
}
