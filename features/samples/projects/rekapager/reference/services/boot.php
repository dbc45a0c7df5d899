<?php

declare(strict_types=1);

use App\Controller\StationReadings;
use App\WeatherKernel;
use Rekalogika\Rekapager\Bundle\Contracts\PagerFactoryInterface;
use Rekalogika\Rekapager\Contracts\PageIdentifierEncoderResolverInterface;
use Symfony\Component\HttpFoundation\Request;

$kernel = new WeatherKernel(
    templates: __DIR__,
    controllers: [StationReadings::class],
    name: 'services',
    withPager: true,
);
$kernel->boot();
// @phpstan-ignore method.nonObject, method.notFound
$kernel->getContainer()->get('router')->getContext()
    ->fromRequest(Request::create('https://weather.example/'));

/** @var PagerFactoryInterface $pagerFactory an injected service */
$pagerFactory = $kernel->getContainer()->get('pager_factory');

/** @var PageIdentifierEncoderResolverInterface $resolver an injected service */
$resolver = $kernel->getContainer()->get('encoders');
