<?php

// Does what the bundle's autoconfiguration does with the attributes of the page.

declare(strict_types=1);

use App\Shipping\LoadingListMapper;
use App\Shipping\LoadingList;
use App\Shipping\Shipment;
use App\Shipping\Stop;
use App\Shipping\StopMapper;
use App\Shipping\StopView;
use Rekalogika\Mapper\MapperFactory;

$mapperFactory = new MapperFactory();

$mapperFactory->addObjectMapper(
    sourceClass: Shipment::class,
    targetClass: LoadingList::class,
    service: new LoadingListMapper(),
    method: 'mapShipment',
    hasExistingTarget: false,
    extraArguments: ['sub_mapper', 'context'],
);
$mapperFactory->addObjectMapper(
    sourceClass: Stop::class,
    targetClass: StopView::class,
    service: new StopMapper(),
    method: 'mapStop',
    hasExistingTarget: false,
    extraArguments: ['sub_mapper'],
);

$mapper = $mapperFactory->getMapper();
