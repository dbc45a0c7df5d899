<?php

declare(strict_types=1);

namespace App\StandIn;

use Composer\InstalledVersions;
use Rekalogika\PivotTable\Contracts\Cube\Cube;
use Rekalogika\PivotTable\HtmlTable\Table;
use Rekalogika\PivotTable\PivotTableTransformer;

/**
 * STAND-IN, not part of the library: accepts the argument of 0.34.0, `subtotals` (name => true), and calls the
 * installed transformer of 0.33.1 with its `withSubtotal` (list of names). Nothing else differs.
 */
final readonly class SubtotalsTransformer
{
    private const REAL = 'App\StandIn\InstalledTransformer';

    /** Puts this class before the installed one, unless that has the argument of its own. */
    public static function replaceReal(): void
    {
        $folder = InstalledVersions::getInstallPath('rekalogika/pivot-table');
        $code = (string) file_get_contents("$folder/src/PivotTableTransformer.php");

        if (str_contains($code, '$subtotals')) {
            return;
        }

        // The installed class, word for word, under another name, since this one takes its name.
        eval(substr(str_replace(
            ['namespace Rekalogika\PivotTable;', 'class PivotTableTransformer'],
            ['namespace App\StandIn;', 'class InstalledTransformer'],
            $code,
        ), \strlen('<?php')));

        class_alias(self::class, PivotTableTransformer::class);
    }

    /**
     * @param list<string> $rows
     * @param list<string> $columns
     * @param list<string> $measures
     * @param list<string> $skipLegends
     * @param array<string,true> $subtotals
     */
    public static function transform(
        Cube $cube,
        array $rows = [],
        array $columns = [],
        array $measures = [],
        array $skipLegends = ['@values'],
        array $subtotals = [],
    ): Table {
        $table = \call_user_func(
            [self::REAL, 'transform'],
            $cube,
            $rows,
            $columns,
            $measures,
            $skipLegends,
            array_keys($subtotals, true, true),
        );
        \assert($table instanceof Table);

        return $table;
    }
}
