<?php

declare(strict_types=1);

namespace App\Repository;

use App\Entity\Depot;

/** Stands for the Doctrine repository, so that the page's sample runs without a database. */
class DepotRepository
{
    /** @var array<string, Depot> */
    private array $depots;

    public function __construct(Depot ...$depots)
    {
        $this->depots = array_column(
            array_map(static fn(Depot $depot) => [$depot->getCode(), $depot], $depots),
            1,
            0,
        );
    }

    public function find(string $code): ?Depot
    {
        return $this->depots[$code] ?? null;
    }
}
