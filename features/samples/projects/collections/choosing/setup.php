<?php

declare(strict_types=1);

use App\Entity\StockItem;
use App\Entity\Warehouse;
use Doctrine\Common\Collections\Collection;

// The mapped property, for which the entity has no getter.
/** @var Collection<string, StockItem> $association */
$association = (new \ReflectionProperty(Warehouse::class, 'stockItems'))
    ->getValue($rotterdam);
