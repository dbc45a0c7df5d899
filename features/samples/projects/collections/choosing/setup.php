<?php

// The mapped property of the warehouse in Rotterdam, which the page has no getter for.

declare(strict_types=1);

use App\Entity\StockItem;
use App\Entity\Warehouse;
use Doctrine\Common\Collections\Collection;

/** @var Collection<string, StockItem> $association */
$association = (new ReflectionProperty(Warehouse::class, 'stockItems'))->getValue($rotterdam);
