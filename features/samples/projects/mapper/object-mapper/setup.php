<?php

// Does what the bundle's autoconfiguration does with the attributes of the page.

declare(strict_types=1);

use App\Shipping\Courier;
use App\Shipping\CourierCard;
use App\Shipping\CourierCardMapper;
use App\Shipping\Depot;
use App\Shipping\DepotLoad;
use App\Shipping\DepotLoadMapper;
use App\Shipping\Dimensions;
use App\Shipping\DimensionsMapper;
use App\Shipping\SizeText;
use Rekalogika\Mapper\MapperFactory;

$mapperFactory = new MapperFactory();

$mapperFactory->addObjectMapper(
    sourceClass: Dimensions::class,
    targetClass: SizeText::class,
    service: new DimensionsMapper(),
    method: 'toText',
    hasExistingTarget: false,
);
$mapperFactory->addObjectMapper(
    sourceClass: SizeText::class,
    targetClass: Dimensions::class,
    service: new DimensionsMapper(),
    method: 'toDimensions',
    hasExistingTarget: false,
);
$mapperFactory->addObjectMapper(
    sourceClass: Courier::class,
    targetClass: CourierCard::class,
    service: new CourierCardMapper(),
    method: 'mapCourier',
    hasExistingTarget: true,
);
$mapperFactory->addObjectMapper(
    sourceClass: Depot::class,
    targetClass: DepotLoad::class,
    service: new DepotLoadMapper(),
    method: 'mapDepot',
    hasExistingTarget: false,
    extraArguments: ['sub_mapper'],
);

$mapper = $mapperFactory->getMapper();
