<?php

declare(strict_types=1);

use App\Dto\ParcelInput;
use App\Dto\ShipmentInput;
use App\Entity\Depot as DepotEntity;
use App\Entity\Parcel as ParcelEntity;
use App\Entity\Shipment as ShipmentEntity;
use App\Mapper\OwnedParcelMapper;
use App\Mapper\ShipmentMapper;
use App\Repository\DepotRepository;
use App\Repository\ParcelRepository;
use Rekalogika\Mapper\MapperFactory;

$surabaya = new DepotEntity('SUB', 'Surabaya');
$denpasar = new DepotEntity('DPS', 'Denpasar');

$shipment = new ShipmentEntity('RK-2041', $surabaya);
$parcels = [new ParcelEntity('JKT-0001', 1250), new ParcelEntity('JKT-0002', 480)];
array_map($shipment->addParcel(...), $parcels);

$foreign = new ParcelEntity('BDO-0007', 700);
(new ShipmentEntity('RK-2042', $denpasar))->addParcel($foreign);

$depotRepository = new DepotRepository($surabaya, $denpasar);
$parcelRepository = new ParcelRepository($foreign, ...$parcels);

$mapperFactory = new MapperFactory();
$mapperFactory->addPropertyMapper(
    sourceClass: ShipmentInput::class,
    targetClass: ShipmentEntity::class,
    property: 'destination',
    service: new ShipmentMapper($depotRepository),
    method: 'mapDestination',
    hasExistingTarget: false,
    ignoreUninitialized: false,
);
$mapperFactory->addObjectMapper(
    sourceClass: ParcelInput::class,
    targetClass: ParcelEntity::class,
    service: new OwnedParcelMapper($parcelRepository),
    method: 'toParcel',
    hasExistingTarget: false,
    extraArguments: ['context'],
);
$mapper = $mapperFactory->getMapper();
