<?php

// Does what the bundle's autoconfiguration does with the attributes of the page.

declare(strict_types=1);

use App\Shipping\LabelMapper;
use App\Shipping\LabelView;
use App\Shipping\ManifestMapper;
use App\Shipping\ManifestView;
use App\Shipping\Parcel;
use App\Shipping\Shipment;
use App\Shipping\ShipmentView;
use App\Shipping\ShipmentViewMapper;
use Rekalogika\Mapper\MapperFactory;

$mapperFactory = new MapperFactory();

foreach (['etaLabel' => 'mapEtaLabel', 'route' => 'describeRoute'] as $property => $method) {
    $mapperFactory->addPropertyMapper(
        sourceClass: Shipment::class,
        targetClass: ShipmentView::class,
        property: $property,
        service: new ShipmentViewMapper(),
        method: $method,
        hasExistingTarget: false,
        ignoreUninitialized: false,
    );
}

foreach (['remark' => 'mapRemark', 'courierPhone' => 'mapCourierPhone'] as $property => $method) {
    $mapperFactory->addPropertyMapper(
        sourceClass: Shipment::class,
        targetClass: ShipmentView::class,
        property: $property,
        service: new ShipmentViewMapper(),
        method: $method,
        hasExistingTarget: $property === 'remark',
        ignoreUninitialized: false,
    );
}

foreach ([Parcel::class, Shipment::class] as $sourceClass) {
    $mapperFactory->addPropertyMapper(
        sourceClass: $sourceClass,
        targetClass: LabelView::class,
        property: 'weight',
        service: new LabelMapper(),
        method: 'mapWeight',
        hasExistingTarget: false,
        ignoreUninitialized: false,
    );
}

$mapperFactory->addPropertyMapper(
    sourceClass: Shipment::class,
    targetClass: ManifestView::class,
    property: 'barcodes',
    service: new ManifestMapper(),
    method: 'mapBarcodes',
    hasExistingTarget: true,
    ignoreUninitialized: false,
);

$mapper = $mapperFactory->getMapper();
