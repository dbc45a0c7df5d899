<?php

declare(strict_types=1);

namespace App\Entity;

use Rekalogika\Collections\Decorator\Decorator\CollectionDecorator;

/** @extends CollectionDecorator<string, Track> */
final class TrackList extends CollectionDecorator
{
    public function totalSeconds(): int
    {
        return $this->reduce(
            static fn(int $sum, Track $track): int => $sum + $track->getSeconds(),
            0,
        );
    }
}
