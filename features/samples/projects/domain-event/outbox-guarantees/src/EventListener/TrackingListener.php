<?php

declare(strict_types=1);

namespace App\EventListener;

use App\Event\ShipmentDelivered;
use Rekalogika\Contracts\DomainEvent\Attribute\AsPublishedDomainEventListener;

final class TrackingListener
{
    #[AsPublishedDomainEventListener]
    public function publish(ShipmentDelivered $event): void
    {
        echo 'tracking service: ', $event->shipmentNumber, "\n";
    }
}
