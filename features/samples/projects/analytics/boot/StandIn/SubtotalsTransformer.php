<?php

declare(strict_types=1);

namespace App\StandIn;

use Rekalogika\PivotTable\Block\Block;
use Rekalogika\PivotTable\Block\Model\CubeCellDecorator;
use Rekalogika\PivotTable\Contracts\Cube\Cube;
use Rekalogika\PivotTable\HtmlTable\Table;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Calls pivot-table 0.33.1, whose source is stored, with the argument of 0.34.0: `subtotals` maps names to true.
 */
final readonly class SubtotalsTransformer
{
    /**
     * @param list<string> $rows
     * @param list<string> $columns
     * @param list<string> $measures
     * @param list<string> $skipLegends
     * @param array<string, true> $subtotals
     */
    public static function transform(
        Cube $cube,
        array $rows = [],
        array $columns = [],
        array $measures = [],
        array $skipLegends = ['@values'],
        array $subtotals = [],
    ): Table {
        return Block::new(
            cubeCell: CubeCellDecorator::new($cube, $measures),
            unpivoted: $rows,
            pivoted: $columns,
            skipLegends: $skipLegends,
            withSubtotal: array_keys($subtotals),
        )->generateTable();
    }
}
