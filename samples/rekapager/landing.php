<?php

// The sample of docs/rekapager/index.mdx. It is run against rekalogika/rekapager 1.3.0:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/rekapager/landing.php

declare(strict_types=1);

namespace App\Weather;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Criteria;
use Doctrine\Common\Collections\Order;
use Rekalogika\Contracts\Rekapager\PageInterface;
use Rekalogika\Rekapager\Doctrine\Collections\SelectableAdapter;
use Rekalogika\Rekapager\Keyset\KeysetPageable;
use Rekalogika\Rekapager\Offset\Contracts\PageNumber;
use Rekalogika\Rekapager\Offset\OffsetPageable;

final readonly class Reading
{
    public function __construct(
        public int $id,
        public string $takenAt,
        public float $celsius,
    ) {}
}

/** @param PageInterface<int, Reading> $page */
function show(string $label, PageInterface $page): void
{
    echo $label, ':';

    foreach ($page as $reading) {
        echo ' #', $reading->id;
    }

    echo "\n";
}

$readings = new ArrayCollection([
    new Reading(1, '2026-08-03T06:00Z', 21.4),
    new Reading(2, '2026-08-03T06:10Z', 21.9),
    new Reading(3, '2026-08-03T06:20Z', 22.3),
    new Reading(4, '2026-08-03T06:20Z', 22.4),
    new Reading(5, '2026-08-03T06:30Z', 22.8),
    new Reading(6, '2026-08-03T06:40Z', 23.1),
]);

$newestFirst = Criteria::create(true)->orderBy([
    'takenAt' => Order::Descending,
    'id' => Order::Descending,
]);

$adapter = new SelectableAdapter($readings, $newestFirst);
$byKeyset = new KeysetPageable($adapter, itemsPerPage: 2);
$byOffset = new OffsetPageable($adapter, itemsPerPage: 2);

$firstPage = $byKeyset->getFirstPage();
show('first page', $firstPage);

$next = $firstPage->getNextPage()?->getPageIdentifier()
    ?? throw new \LogicException('There is no second page.');

$readings->add(new Reading(7, '2026-08-03T06:50Z', 23.0));

show('next page by keyset', $byKeyset->getPageByIdentifier($next));
show('next page by offset', $byOffset->getPageByIdentifier(new PageNumber(2)));
