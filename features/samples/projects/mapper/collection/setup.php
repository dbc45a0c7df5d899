<?php

declare(strict_types=1);

use App\Shipping\CarrierNetwork;
use App\Shipping\Courier;
use App\Shipping\Depot;

/** @var \SplObjectStorage<Depot, Courier> $couriers */
$couriers = new \SplObjectStorage();
$couriers[$jakarta] = new Courier('Dewi');
$couriers[$surabaya] = new Courier('Bram');

$network = new CarrierNetwork(
    depots: ['CGK' => $jakarta, 'SUB' => $surabaya],
    couriers: $couriers,
);
