<?php

declare(strict_types=1);

use App\Dto\ParcelInput;
use App\Dto\ShipmentInput;
use App\Entity\Depot as DepotEntity;
use App\Entity\Parcel as ParcelEntity;
use App\Entity\Shipment as ShipmentEntity;
use App\Mapper\ParcelMapper;
use App\Mapper\ShipmentMapper;
use App\Repository\DepotRepository;
use App\Repository\ParcelRepository;
use Rekalogika\Mapper\MapperFactory;

$surabaya = new DepotEntity('SUB', 'Surabaya');
$denpasar = new DepotEntity('DPS', 'Denpasar');

$shipment = new ShipmentEntity('RK-2041', $surabaya);
$parcels = [new ParcelEntity('JKT-0001', 1250), new ParcelEntity('JKT-0002', 480)];
array_map($shipment->addParcel(...), $parcels);

$mapperFactory = new MapperFactory();
$mapperFactory->addPropertyMapper(
    sourceClass: ShipmentInput::class,
    targetClass: ShipmentEntity::class,
    property: 'destination',
    service: new ShipmentMapper(new DepotRepository($surabaya, $denpasar)),
    method: 'mapDestination',
    hasExistingTarget: false,
    ignoreUninitialized: false,
);
$mapperFactory->addObjectMapper(
    sourceClass: ParcelInput::class,
    targetClass: ParcelEntity::class,
    service: new ParcelMapper(new ParcelRepository(...$parcels)),
    method: 'toParcel',
    hasExistingTarget: false,
);
$mapper = $mapperFactory->getMapper();
