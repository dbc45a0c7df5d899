<?php

declare(strict_types=1);

use App\Controller\StationReadings;
use App\WeatherKernel;
use Rekalogika\Rekapager\Bundle\Contracts\PagerFactoryInterface;
use Rekalogika\Rekapager\Bundle\Twig\TwigPagerRenderer;
use Rekalogika\Rekapager\Contracts\PageIdentifierEncoderResolverInterface;
use Symfony\Component\DependencyInjection\ContainerInterface;

$kernel = new WeatherKernel(
    templates: __DIR__ . '/templates',
    controllers: [StationReadings::class],
    name: 'templates',
);
$kernel->boot();

$container = $kernel->getContainer();
$services = $container->get('test.service_container');

if (!$services instanceof ContainerInterface) {
    throw new \LogicException('The test container is missing.');
}

/** @var PagerFactoryInterface $pagerFactory an injected service */
$pagerFactory = $container->get('pager_factory');

/** @var PageIdentifierEncoderResolverInterface $resolver an injected service */
$resolver = $container->get('encoders');

/** @var TwigPagerRenderer $renderer an injected service */
$renderer = $services->get(TwigPagerRenderer::class);

unset($services, $container);
