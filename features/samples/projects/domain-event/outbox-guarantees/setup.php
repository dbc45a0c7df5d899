<?php

declare(strict_types=1);

use App\Entity\Shipment;

$first = new Shipment('RK-2041', 'Sari');
$second = new Shipment('RK-2042', 'Sari');
$entityManager->persist($first);
$entityManager->persist($second);
$entityManager->flush();
