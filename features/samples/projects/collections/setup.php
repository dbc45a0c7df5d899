<?php

declare(strict_types=1);

use App\Entity\Warehouse;

// 2500 stock items, SKU-1 to SKU-2500.
$rotterdam = $entityManager->find(Warehouse::class, 1)
    ?? throw new \LogicException('Store the warehouse in Rotterdam first.');

// 8 stock items, SKU-2501 to SKU-2508.
$bremen = $entityManager->find(Warehouse::class, 2)
    ?? throw new \LogicException('Store the warehouse in Bremen first.');

$sql->take();
