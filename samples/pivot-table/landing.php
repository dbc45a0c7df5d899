<?php

// The sample of docs/pivot-table/index.mdx. It is run against rekalogika/pivot-table
// 0.33.1, the newest stored source; it does not use the argument changed in 0.34.0:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/pivot-table/landing.php

declare(strict_types=1);

namespace App\Museum;

use Rekalogika\PivotTable\ArrayTable\ArrayTableFactory;
use Rekalogika\PivotTable\PivotTableTransformer;
use Rekalogika\PivotTable\TableRenderer\BasicTableRenderer;

// SELECT wing, month, SUM(visits) AS visits, GROUPING(wing, month) AS mask
// FROM admission GROUP BY CUBE (wing, month) ORDER BY wing, month
$rows = [
    ['wing' => 'Fossils', 'month' => '2026-05', 'visits' => 1840, 'mask' => 0],
    ['wing' => 'Fossils', 'month' => '2026-06', 'visits' => 2115, 'mask' => 0],
    ['wing' => 'Fossils', 'month' => null, 'visits' => 3955, 'mask' => 1],
    ['wing' => 'Textiles', 'month' => '2026-05', 'visits' => 620, 'mask' => 0],
    ['wing' => 'Textiles', 'month' => '2026-06', 'visits' => 705, 'mask' => 0],
    ['wing' => 'Textiles', 'month' => null, 'visits' => 1325, 'mask' => 1],
    ['wing' => null, 'month' => '2026-05', 'visits' => 2460, 'mask' => 2],
    ['wing' => null, 'month' => '2026-06', 'visits' => 2820, 'mask' => 2],
    ['wing' => null, 'month' => null, 'visits' => 5280, 'mask' => 3],
];

$cube = ArrayTableFactory::createCube(
    input: $rows,
    dimensionFields: ['wing', 'month'],
    measureFields: ['visits'],
    groupingField: 'mask',
    legends: ['wing' => 'Wing', 'month' => 'Month', 'visits' => 'Visits'],
    subtotalLabels: ['wing' => 'All wings', 'month' => 'All months'],
);

$table = PivotTableTransformer::transform(
    cube: $cube,
    rows: ['wing'],
    columns: ['month', '@values'],
    measures: ['visits'],
);

echo str_replace('</tr>', "</tr>\n", BasicTableRenderer::render($table)), "\n";
