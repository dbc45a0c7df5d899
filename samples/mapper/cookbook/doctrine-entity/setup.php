<?php

declare(strict_types=1);

use App\Dto\ParcelInput;
use App\Dto\ShipmentInput;
use App\Entity\Depot;
use App\Entity\Parcel;
use App\Entity\Shipment;
use App\Mapper\ParcelMapper;
use App\Mapper\ShipmentMapper;
use App\Repository\DepotRepository;
use App\Repository\ParcelRepository;
use Rekalogika\Mapper\MapperFactory;

$surabaya = new Depot('SUB', 'Surabaya');
$denpasar = new Depot('DPS', 'Denpasar');

$shipment = new Shipment('RK-2041', $surabaya);
$parcels = [new Parcel('JKT-0001', 1250), new Parcel('JKT-0002', 480)];
array_map($shipment->addParcel(...), $parcels);

$mapperFactory = new MapperFactory();
$mapperFactory->addPropertyMapper(
    sourceClass: ShipmentInput::class,
    targetClass: Shipment::class,
    property: 'destination',
    service: new ShipmentMapper(new DepotRepository($surabaya, $denpasar)),
    method: 'mapDestination',
    hasExistingTarget: false,
    ignoreUninitialized: false,
);
$mapperFactory->addObjectMapper(
    sourceClass: ParcelInput::class,
    targetClass: Parcel::class,
    service: new ParcelMapper(new ParcelRepository(...$parcels)),
    method: 'toParcel',
    hasExistingTarget: false,
);
$mapper = $mapperFactory->getMapper();
