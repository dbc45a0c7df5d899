<?php

declare(strict_types=1);

namespace App\Repository;

use App\Entity\Parcel;

/** Stands for the Doctrine repository, so that the page's sample runs without a database. */
class ParcelRepository
{
    /** @var array<string, Parcel> */
    private array $parcels;

    public function __construct(Parcel ...$parcels)
    {
        $this->parcels = array_column(
            array_map(static fn(Parcel $parcel) => [$parcel->getBarcode(), $parcel], $parcels),
            1,
            0,
        );
    }

    public function find(string $barcode): ?Parcel
    {
        return $this->parcels[$barcode] ?? null;
    }
}
