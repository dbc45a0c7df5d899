<?php

declare(strict_types=1);

use App\Kernel;
use App\Shipping\DeliveryDay;

/** @var Kernel $kernel */
$kernel->service(DeliveryDay::class)->run();
