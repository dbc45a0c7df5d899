<?php

// $pagerFactory comes from an application with the class that the page shows;
// $request is a request of the second page of a list.

declare(strict_types=1);

use App\WeatherKernel;
use Rekalogika\Rekapager\Bundle\Contracts\PagerFactoryInterface;
use Rekalogika\Rekapager\Contracts\PageIdentifierEncoderResolverInterface;
use Symfony\Component\HttpFoundation\Request;

$kernel = new WeatherKernel(
    templates: __DIR__,
    controllers: [App\Controller\StationReadings::class],
    name: 'services',
    withPager: true,
);
$kernel->boot();

$pagerFactory = $kernel->getContainer()->get('pager_factory');
$resolver = $kernel->getContainer()->get('encoders');

if (
    !$pagerFactory instanceof PagerFactoryInterface
    || !$resolver instanceof PageIdentifierEncoderResolverInterface
) {
    throw new \LogicException('The services are missing.');
}

$secondPage = $pageable->getFirstPage()->getNextPage()
    ?? throw new \LogicException('There is no second page.');

$request = Request::create('https://weather.example/stations/1/readings', 'GET', [
    'page' => $resolver->encode($secondPage->getPageIdentifier()),
]);
$request->attributes->set('_route', 'readings');
$request->attributes->set('_route_params', ['id' => 1]);
// @phpstan-ignore method.nonObject, method.notFound
$kernel->getContainer()->get('router')->getContext()->fromRequest($request);
