<?php

declare(strict_types=1);

namespace App\EventListener;

use App\Event\ShipmentDelivered;

final class TrackingListener
{
    public function publish(ShipmentDelivered $event): void
    {
        echo $event->shipmentNumber, "\n";
    }
}
