<?php

declare(strict_types=1);

use App\Entity\Shipment;

$connection = $entityManager->getConnection();

$shipment = new Shipment('RK-2041', 'Sari');
$entityManager->persist($shipment);
