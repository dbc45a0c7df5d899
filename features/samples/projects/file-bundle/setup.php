<?php

declare(strict_types=1);

use App\Storage\StorageReport;

$report = new StorageReport($entityManager->getConnection(), $storage);
