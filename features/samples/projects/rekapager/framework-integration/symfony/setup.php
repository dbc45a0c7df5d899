<?php

// A kernel with the bundle; $pagerFactory is the service that a controller gets,
// $request the request that it handles.

declare(strict_types=1);

use App\Kernel;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\Rekapager\Bundle\Contracts\PagerFactoryInterface;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Routing\RequestContext;

$kernel = new Kernel(__DIR__ . '/templates');
$kernel->boot();
$kernel->getContainer()->set(EntityManagerInterface::class, $entityManager);

$pagerFactory = $kernel->getContainer()->get('pager_factory');

if (!$pagerFactory instanceof PagerFactoryInterface) {
    throw new \LogicException('The pager factory is missing.');
}

$request = Request::create('/stations/1/readings?unit=celsius');
$request->attributes->set('_route', 'readings');
$request->attributes->set('_route_params', ['id' => 1]);
