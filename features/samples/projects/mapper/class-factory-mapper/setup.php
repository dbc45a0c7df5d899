<?php

// Does what the bundle's autoconfiguration does with the attributes of the page.

declare(strict_types=1);

use App\Shipping\Depot;
use App\Shipping\DepotLabel;
use App\Shipping\DepotLabelMapper;
use Rekalogika\Mapper\MapperFactory;

$mapperFactory = new MapperFactory();

$mapperFactory->addObjectMapper(
    sourceClass: Depot::class,
    targetClass: DepotLabel::class,
    service: new DepotLabelMapper(),
    method: 'mapDepot',
    hasExistingTarget: false,
);

$mapper = $mapperFactory->getMapper();
