<?php

// $pager is page 5 of 12 pages by offset, of which eight may be linked, $fromEnd a
// page by keyset, counted from the end. $renderer is the service of the bundle.

declare(strict_types=1);

use App\Controller\StationReadings;
use App\WeatherKernel;
use Rekalogika\Contracts\Rekapager\PageableInterface;
use Rekalogika\Rekapager\Bundle\Contracts\PagerFactoryInterface;
use Rekalogika\Rekapager\Bundle\PagerOptions;
use Rekalogika\Rekapager\Bundle\Twig\TwigPagerRenderer;
use Rekalogika\Rekapager\Contracts\PageIdentifierEncoderResolverInterface;
use Rekalogika\Rekapager\Contracts\PagerInterface;
use Rekalogika\Rekapager\Doctrine\Collections\SelectableAdapter;
use Rekalogika\Rekapager\Keyset\KeysetPageable;
use Rekalogika\Rekapager\Offset\OffsetPageable;
use Symfony\Component\DependencyInjection\ContainerInterface;
use Symfony\Component\HttpFoundation\Request;

$kernel = new WeatherKernel(
    templates: __DIR__ . '/templates',
    controllers: [StationReadings::class],
    name: 'templates',
);
$kernel->boot();

$container = $kernel->getContainer();
$services = $container->get('test.service_container');
$pagerFactory = $container->get('pager_factory');
$resolver = $container->get('encoders');

if (
    !$services instanceof ContainerInterface
    || !$pagerFactory instanceof PagerFactoryInterface
    || !$resolver instanceof PageIdentifierEncoderResolverInterface
) {
    throw new \LogicException('The services are missing.');
}

$renderer = $services->get(TwigPagerRenderer::class);

if (!$renderer instanceof TwigPagerRenderer) {
    throw new \LogicException('The renderer is missing.');
}

$create = static function (
    PageableInterface $pageable,
    string $page,
    ?int $limit,
) use ($pagerFactory): PagerInterface {
    $request = Request::create('/', 'GET', ['page' => $page]);
    $request->attributes->set('_route', 'readings');
    $request->attributes->set('_route_params', ['id' => 1]);

    return $pagerFactory->createPager($pageable, $request, new PagerOptions(
        proximity: 1,
        pageLimit: $limit,
    ));
};

$adapter = new SelectableAdapter($readings);
$pager = $create(new OffsetPageable($adapter, 2, count: true), '5', 8);

$byKeyset = new KeysetPageable($adapter, 2);
$last = $byKeyset->getLastPage()->getPreviousPages(5);
$fromEnd = $create(
    $byKeyset,
    $resolver->encode($last[0]->getPageIdentifier()),
    null,
);

unset($create, $adapter, $byKeyset, $last, $services, $container);
