<?php

declare(strict_types=1);

use App\Support\Fleet;
use Psr\Cache\CacheItemPoolInterface;

$fleet = new Fleet();
$entityManager = $fleet->entityManager;
$pool = $fleet->get('cache.app');
\assert($pool instanceof CacheItemPoolInterface);
