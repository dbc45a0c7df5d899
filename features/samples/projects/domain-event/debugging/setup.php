<?php

declare(strict_types=1);

use App\Entity\Shipment;

// Its two events are in the outbox.
$shipment = new Shipment('RK-2041', 'Sari');
$entityManager->persist($shipment);
$shipment->scan('Bandung');
$shipment->deliver();
$entityManager->flush();
