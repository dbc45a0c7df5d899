<?php

// Does what the bundle's autoconfiguration does with the attributes of the page.

declare(strict_types=1);

use App\Shipping\Depot;
use App\Shipping\DepotName;
use App\Shipping\DepotNameMapper;
use App\Shipping\Shipment;
use App\Shipping\WeightView;
use App\Shipping\WeightViewMapper;
use Rekalogika\Mapper\MapperFactory;

$mapperFactory = new MapperFactory();

$mapperFactory->addPropertyMapper(
    sourceClass: Shipment::class,
    targetClass: WeightView::class,
    property: 'weightLabel',
    service: new WeightViewMapper(),
    method: 'mapWeightLabel',
    hasExistingTarget: false,
    ignoreUninitialized: false,
    extraArguments: ['context'],
);
$mapperFactory->addObjectMapper(
    sourceClass: Depot::class,
    targetClass: DepotName::class,
    service: new DepotNameMapper(),
    method: 'mapDepot',
    hasExistingTarget: false,
    extraArguments: ['context'],
);

$mapper = $mapperFactory->getMapper();
