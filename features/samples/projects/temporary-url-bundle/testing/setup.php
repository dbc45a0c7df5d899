<?php

// $pool is where the tickets are.

declare(strict_types=1);

use Psr\Cache\CacheItemPoolInterface;

$pool = $kernel->getContainer()->get('cache.app');

if (!$pool instanceof CacheItemPoolInterface) {
    throw new \LogicException('The pool is missing.');
}
