<?php

// The object cache factory that the bundle has as a service.

declare(strict_types=1);

use App\Shipping\RememberingMapper;
use Rekalogika\Mapper\MapperFactory;
use Rekalogika\Mapper\ObjectCache\ObjectCacheFactoryInterface;

$mapperFactory = new class extends MapperFactory {
    public function objectCacheFactory(): ObjectCacheFactoryInterface
    {
        return $this->getObjectCacheFactory();
    }
};

$mapper = $mapperFactory->getMapper();
$objectCacheFactory = $mapperFactory->objectCacheFactory();
$rememberingMapper = new RememberingMapper($mapper, $objectCacheFactory);
