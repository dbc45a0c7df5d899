<?php

declare(strict_types=1);

namespace App\Shipping;

class ShipmentView
{
    public string $number = '';

    public ?DepotView $destination = null;

    /** @var list<ParcelView> */
    public array $parcels = [];
}
