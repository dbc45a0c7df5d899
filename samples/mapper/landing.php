<?php

// The sample of docs/mapper/index.mdx. It is run against rekalogika/mapper 3.0.0:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/mapper/landing.php

declare(strict_types=1);

namespace App\Shipping;

use Rekalogika\Mapper\Attribute\DateTimeOptions;
use Rekalogika\Mapper\Attribute\Map;
use Rekalogika\Mapper\MapperFactory;

final readonly class Depot
{
    public function __construct(public string $city) {}
}

final readonly class Parcel
{
    public function __construct(
        public string $barcode,
        public int $grams,
        public string $customsNote,
    ) {}
}

final readonly class Shipment
{
    /** @param list<Parcel> $parcels */
    public function __construct(
        public string $number,
        public Depot $destination,
        public \DateTimeImmutable $pickedUpAt,
        public array $parcels,
    ) {}
}

final class ParcelView
{
    public string $barcode;
    public int $grams;
}

final class ShipmentView
{
    public string $number;

    #[Map(property: 'destination.city', class: Shipment::class)]
    public string $city;

    #[DateTimeOptions(format: 'Y-m-d H:i', timeZone: 'Asia/Jakarta')]
    public string $pickedUpAt;

    /** @var list<ParcelView> */
    public array $parcels;
}

$shipment = new Shipment(
    number: 'RK-2041',
    destination: new Depot('Surabaya'),
    pickedUpAt: new \DateTimeImmutable('2026-04-01T02:30:00+00:00'),
    parcels: [
        new Parcel('JKT-0001', 1250, 'printed matter'),
        new Parcel('JKT-0002', 480, 'spare parts'),
    ],
);

$mapper = (new MapperFactory())->getMapper();
$view = $mapper->map($shipment, ShipmentView::class);

echo json_encode($view, \JSON_PRETTY_PRINT | \JSON_THROW_ON_ERROR), "\n";
