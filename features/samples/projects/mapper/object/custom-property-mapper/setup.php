<?php

// Does what the bundle's autoconfiguration does with the attributes of the page.

declare(strict_types=1);

use App\Shipping\LabelMapper;
use App\Shipping\WeightLabel;
use App\Shipping\BarcodeListMapper;
use App\Shipping\BarcodeList;
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
        targetClass: WeightLabel::class,
        property: 'weight',
        service: new LabelMapper(),
        method: 'mapWeight',
        hasExistingTarget: false,
        ignoreUninitialized: false,
    );
}

$mapperFactory->addPropertyMapper(
    sourceClass: Shipment::class,
    targetClass: BarcodeList::class,
    property: 'barcodes',
    service: new BarcodeListMapper(),
    method: 'mapBarcodes',
    hasExistingTarget: true,
    ignoreUninitialized: false,
);

$mapper = $mapperFactory->getMapper();
