<?php

// The rows of the page about sorting: the largest wing differs from the first one by name, and by ticket.

declare(strict_types=1);

use Rekalogika\PivotTable\ArrayTable\ArrayTableFactory;

// GROUP BY CUBE (wing, ticket) ORDER BY wing, ticket; mask: GROUPING(wing, ticket)
$visits = [
    ['wing' => 'Fossils', 'ticket' => 'adult', 'visits' => 970, 'mask' => 0],
    ['wing' => 'Fossils', 'ticket' => 'child', 'visits' => 315, 'mask' => 0],
    ['wing' => 'Fossils', 'ticket' => 'member', 'visits' => 40, 'mask' => 0],
    ['wing' => 'Fossils', 'ticket' => null, 'visits' => 1325, 'mask' => 1],
    ['wing' => 'Minerals', 'ticket' => 'adult', 'visits' => 1630, 'mask' => 0],
    ['wing' => 'Minerals', 'ticket' => 'child', 'visits' => 2070, 'mask' => 0],
    ['wing' => 'Minerals', 'ticket' => 'member', 'visits' => 255, 'mask' => 0],
    ['wing' => 'Minerals', 'ticket' => null, 'visits' => 3955, 'mask' => 1],
    ['wing' => 'Textiles', 'ticket' => 'adult', 'visits' => 900, 'mask' => 0],
    ['wing' => 'Textiles', 'ticket' => 'child', 'visits' => 450, 'mask' => 0],
    ['wing' => 'Textiles', 'ticket' => 'member', 'visits' => 750, 'mask' => 0],
    ['wing' => 'Textiles', 'ticket' => null, 'visits' => 2100, 'mask' => 1],
    ['wing' => null, 'ticket' => 'adult', 'visits' => 3500, 'mask' => 2],
    ['wing' => null, 'ticket' => 'child', 'visits' => 2835, 'mask' => 2],
    ['wing' => null, 'ticket' => 'member', 'visits' => 1045, 'mask' => 2],
    ['wing' => null, 'ticket' => null, 'visits' => 7380, 'mask' => 3],
];

$visitCube = ArrayTableFactory::createCube(
    input: $visits,
    dimensionFields: ['wing', 'ticket'],
    measureFields: ['visits'],
    groupingField: 'mask',
    legends: ['wing' => 'Wing', 'ticket' => 'Ticket', 'visits' => 'Visits'],
);
