<?php

declare(strict_types=1);

use App\Support\Fleet;

$entityManager = (new Fleet())->entityManager;
