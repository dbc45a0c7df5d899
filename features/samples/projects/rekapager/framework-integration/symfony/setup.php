<?php

declare(strict_types=1);

use Symfony\Component\HttpFoundation\Request;

$request = Request::create('/stations/1/readings?unit=celsius');
$request->attributes->set('_route', 'readings');
$request->attributes->set('_route_params', ['id' => 1]);
