<?php

declare(strict_types=1);

use App\Support\Fleet;
use Doctrine\ORM\EntityManagerInterface;
use Psr\Cache\CacheItemPoolInterface;

$fleet = new Fleet();

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = $fleet->entityManager;

/** @var CacheItemPoolInterface $pool the service cache.app, injected */
$pool = $fleet->get('cache.app');
