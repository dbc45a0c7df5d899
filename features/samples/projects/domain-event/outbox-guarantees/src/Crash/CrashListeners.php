<?php

declare(strict_types=1);

namespace App\Crash;

use App\Event\ShipmentDelivered;
use Doctrine\Bundle\DoctrineBundle\Attribute\AsDoctrineListener;
use Doctrine\ORM\Events;
use Rekalogika\Contracts\DomainEvent\Attribute\AsImmediateDomainEventListener;
use Rekalogika\Contracts\DomainEvent\Attribute\AsPostFlushDomainEventListener;
use Rekalogika\Contracts\DomainEvent\Attribute\AsPublishedDomainEventListener;

/** Sends an e-mail about a delivery in each of three ways. */
#[AsDoctrineListener(Events::onFlush)]
#[AsDoctrineListener(Events::postFlush)]
final class CrashListeners
{
    public function onFlush(): void
    {
        CrashPoint::reach('flushing');
    }

    public function postFlush(): void
    {
        CrashPoint::reach('committed');
    }

    #[AsImmediateDomainEventListener]
    public function immediate(ShipmentDelivered $event): void
    {
        CrashPoint::send('immediate');
    }

    #[AsPostFlushDomainEventListener]
    public function afterFlush(ShipmentDelivered $event): void
    {
        CrashPoint::reach('notifying');
        CrashPoint::send('post-flush');
    }

    #[AsPublishedDomainEventListener]
    public function published(ShipmentDelivered $event): void
    {
        CrashPoint::reach('handling');
        CrashPoint::send('published');
        CrashPoint::reach('handled');
    }
}
