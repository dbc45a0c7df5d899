<?php

// What the samples of the pivot-table pages start with.

declare(strict_types=1);

use App\StandIn\SubtotalsTransformer;
use Rekalogika\PivotTable\ArrayTable\ArrayTableFactory;

date_default_timezone_set('UTC');

SubtotalsTransformer::replaceReal();

$rows = require __DIR__ . '/src/admissions.php';

$cube = ArrayTableFactory::createCube(
    input: $rows,
    dimensionFields: ['wing', 'ticket_type', 'month'],
    measureFields: ['visits', 'revenue'],
    groupingField: 'mask',
    legends: [
        '@values' => 'Measure',
        'wing' => 'Wing',
        'ticket_type' => 'Ticket',
        'month' => 'Month',
        'visits' => 'Visits',
        'revenue' => 'Revenue',
    ],
    subtotalLabels: [
        'wing' => 'All wings',
        'ticket_type' => 'All tickets',
        'month' => 'All months',
    ],
);
