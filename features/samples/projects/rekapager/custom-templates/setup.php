<?php

// $render renders a pager with a template: page 5 of 12 pages by offset, of which
// eight may be linked, or with $fromEnd a page by keyset, counted from the end.

declare(strict_types=1);

use App\Controller\StationReadings;
use App\WeatherKernel;
use Rekalogika\Rekapager\Bundle\Contracts\PagerFactoryInterface;
use Rekalogika\Rekapager\Bundle\PagerOptions;
use Rekalogika\Rekapager\Contracts\PageIdentifierEncoderResolverInterface;
use Rekalogika\Rekapager\Doctrine\Collections\SelectableAdapter;
use Rekalogika\Rekapager\Keyset\KeysetPageable;
use Rekalogika\Rekapager\Offset\OffsetPageable;
use Symfony\Component\DependencyInjection\ContainerInterface;
use Symfony\Component\HttpFoundation\Request;
use Twig\Environment;

$kernel = new WeatherKernel(
    templates: __DIR__ . '/templates',
    controllers: [StationReadings::class],
    name: 'templates',
);
$kernel->boot();

$render = static function (
    string $template,
    bool $fromEnd = false,
) use ($kernel, $readings): string {
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

    $twig = $services->get('twig');

    if (!$twig instanceof Environment) {
        throw new \LogicException('Twig is missing.');
    }

    $adapter = new SelectableAdapter($readings);
    $pageable = $fromEnd
        ? new KeysetPageable($adapter, 2)
        : new OffsetPageable($adapter, 2, count: true);
    $page = '5';

    if ($fromEnd) {
        $last = $pageable->getLastPage()?->getPreviousPages(5) ?? [];
        $page = $resolver->encode($last[0]->getPageIdentifier());
    }

    $request = Request::create('/', 'GET', ['page' => $page]);
    $request->attributes->set('_route', 'readings');
    $request->attributes->set('_route_params', ['id' => 1]);

    $pager = $pagerFactory->createPager($pageable, $request, new PagerOptions(
        proximity: 1,
        pageLimit: $fromEnd ? null : 8,
    ));

    return $twig
        ->createTemplate("{{ rekapager(pager, template: '$template') }}")
        ->render(['pager' => $pager]);
};
