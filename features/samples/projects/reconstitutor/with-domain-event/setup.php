<?php

// An application with both bundles and one device, D-1, in the database.

declare(strict_types=1);

use App\CarrierKernel;

$entityManager = CarrierKernel::start();
