<?php

declare(strict_types=1);

use Rekalogika\Rekapager\Bundle\PagerOptions;
use Rekalogika\Rekapager\Doctrine\Collections\SelectableAdapter;
use Rekalogika\Rekapager\Keyset\KeysetPageable;
use Rekalogika\Rekapager\Offset\OffsetPageable;
use Symfony\Component\HttpFoundation\Request;

$route = ['_route' => 'readings', '_route_params' => ['id' => 1]];
$adapter = new SelectableAdapter($readings);

$pager = $pagerFactory->createPager(
    new OffsetPageable($adapter, 2, count: true),
    new Request(query: ['page' => '5'], attributes: $route),
    new PagerOptions(proximity: 1, pageLimit: 8),
);

$byKeyset = new KeysetPageable($adapter, 2);
$fifthLast = $byKeyset->getLastPage()->getPreviousPages(5)[0];
$fromEnd = $pagerFactory->createPager(
    $byKeyset,
    new Request(
        query: ['page' => $resolver->encode($fifthLast->getPageIdentifier())],
        attributes: $route,
    ),
    new PagerOptions(proximity: 1),
);
