<?php

declare(strict_types=1);

use App\Weather\Reading;
use App\Weather\Sensor;
use App\Weather\Station;
use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Criteria;
use Doctrine\Common\Collections\Order;
use Rekalogika\Rekapager\Doctrine\Collections\SelectableAdapter;
use Rekalogika\Rekapager\Keyset\KeysetPageable;

$station = $entityManager->find(Station::class, 1)
    ?? throw new \LogicException('Store the first station before.');

// 24 readings, in memory: two sensors every ten minutes.
/** @var ArrayCollection<int, Reading> $readings */
$readings = new ArrayCollection();
$bandung = new Station(1, 'Bandung');

for ($i = 0; $i < 12; $i++) {
    $takenAt = new \DateTimeImmutable(\sprintf('2026-08-03 06:00 UTC +%d minutes', 10 * $i));
    $values = [[Sensor::Temperature, 21.5 + 0.3 * $i], [Sensor::Humidity, 80.0 - $i]];

    foreach ($values as $j => [$sensor, $value]) {
        $id = 2 * $i + $j + 1;
        $readings->add(new Reading($id, $bandung, $takenAt, $sensor, $value));
    }
}

// By id: in memory, two date objects of the same time are not identical.
$pageable = new KeysetPageable(
    adapter: new SelectableAdapter(
        $readings,
        Criteria::create(true)->orderBy(['id' => Order::Ascending]),
    ),
    itemsPerPage: 5,
);

$sqlLog->take();

unset($bandung, $i, $j, $id, $takenAt, $values, $value, $sensor);
