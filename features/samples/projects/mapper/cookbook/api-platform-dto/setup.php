<?php

declare(strict_types=1);

use App\Repository\ShipmentRepository;

$shipments = new ShipmentRepository($shipment);
