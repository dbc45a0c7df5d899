<?php

// The sample of docs/collections/index.mdx. It is run against
// rekalogika/collections-domain 0.20.0 and doctrine/collections 2.6:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/collections/landing.php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Criteria;
use Rekalogika\Contracts\Collections\Exception\OverflowException;
use Rekalogika\Contracts\Collections\ReadableRecollection;
use Rekalogika\Domain\Collections\RecollectionDecorator;

final readonly class StockItem
{
    public function __construct(
        public int $id,
        public string $sku,
        public int $quantity,
    ) {}
}

/** @extends RecollectionDecorator<string, StockItem> */
final class StockItems extends RecollectionDecorator
{
    /** @return ReadableRecollection<string, StockItem> */
    public function below(int $minimum): ReadableRecollection
    {
        $criteria = $this->createCriteria()
            ->andWhere(Criteria::expr()->lt('quantity', $minimum));

        return $this->createCriteriaRecollection(
            criteria: $criteria,
            instanceId: 'below-' . $minimum,
        );
    }
}

$shelves = new ArrayCollection();

for ($id = 1; $id <= 2_500; $id++) {
    $shelves->set('SKU-' . $id, new StockItem($id, 'SKU-' . $id, $id % 100));
}

$stock = StockItems::create($shelves, indexBy: 'sku');

echo 'items: ', count($stock), "\n";
echo 'SKU-42: ', $stock->fetch('SKU-42')->quantity, " units\n";
echo 'below 3: ', count($stock->below(3)), "\n";

foreach ($stock->withItemsPerPage(1_000)->getPages() as $page) {
    $units = 0;

    foreach ($page as $item) {
        $units += $item->quantity;
    }

    echo 'a page of ', count($page), ' items, ', $units, " units\n";
}

try {
    foreach ($stock as $item) {
        echo $item->sku, "\n";
    }
} catch (OverflowException $e) {
    echo $e->getMessage(), "\n";
}
