<?php

// The page calls pivot-table as of 0.34.0; the stored source is 0.33.1.

declare(strict_types=1);

use App\StandIn\SubtotalsTransformer;
use Rekalogika\PivotTable\PivotTableTransformer;

class_alias(SubtotalsTransformer::class, PivotTableTransformer::class);
