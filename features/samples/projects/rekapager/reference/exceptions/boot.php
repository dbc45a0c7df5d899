<?php

// $kernel is an application with two lists: /stations/1/readings by keyset, and
// /stations/1/numbered by offset with a limit of three pages.

declare(strict_types=1);

use App\Controller\StationReadings;
use App\WeatherKernel;
use Doctrine\ORM\EntityManagerInterface;
use Symfony\Component\HttpKernel\KernelInterface;

/** @var KernelInterface $kernel the booted kernel of the application */
$kernel = new WeatherKernel(
    templates: __DIR__ . '/templates',
    controllers: [StationReadings::class],
    name: 'exceptions',
);
$kernel->boot();
$kernel->getContainer()->set(EntityManagerInterface::class, $entityManager);
