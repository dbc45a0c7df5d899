<?php

// What the samples of the mapper pages start with.

declare(strict_types=1);

use App\Shipping\Courier;
use App\Shipping\Depot;
use App\Shipping\Parcel;
use App\Shipping\Shipment;
use App\Shipping\TrackingEvent;
use Rekalogika\Mapper\MapperFactory;

date_default_timezone_set('UTC');

$mapperFactory = new MapperFactory();
$mapper = $mapperFactory->getMapper();
$iterableMapper = $mapperFactory->getIterableMapper();

$jakarta = new Depot('CGK', 'Jakarta');
$surabaya = new Depot('SUB', 'Surabaya');

$shipment = new Shipment(
    number: 'RK-2041',
    origin: $jakarta,
    destination: $surabaya,
    bookedAt: new \DateTimeImmutable('2026-04-01T02:30:00+00:00'),
);
$shipment->setCourier(new Courier('Dewi', '+62 811 000 123'));
$shipment->addParcel(new Parcel('JKT-0001', 1250, 'printed matter'));
$shipment->addParcel(new Parcel('JKT-0002', 480));
$shipment->addEvent(new TrackingEvent(
    'Picked up',
    new \DateTimeImmutable('2026-04-01T03:10:00+00:00'),
    $jakarta,
));
