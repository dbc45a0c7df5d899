<?php

declare(strict_types=1);

namespace App\Event;

use Rekalogika\Contracts\DomainEvent\EquatableDomainEventInterface;

final class CourierLoadChanged implements EquatableDomainEventInterface
{
    public function __construct(
        public readonly string $courierName,
        public readonly int $deliveries,
    ) {}

    #[\Override]
    public function getSignature(): string
    {
        return self::class . ':' . $this->courierName;
    }
}
