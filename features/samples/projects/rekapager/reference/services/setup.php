<?php

declare(strict_types=1);

use Symfony\Component\HttpFoundation\Request;

$secondPage = $pageable->getFirstPage()->getNextPage()
    ?? throw new \LogicException('There is no second page.');

$request = Request::create('https://weather.example/stations/1/readings', 'GET', [
    'page' => $resolver->encode($secondPage->getPageIdentifier()),
]);
$request->attributes->set('_route', 'readings');
$request->attributes->set('_route_params', ['id' => 1]);
