<?php

// $boot makes an application with two lists: /stations/1/readings by keyset, and
// /stations/1/numbered by offset with a limit of three pages. It returns a function
// that requests a path and returns the answer.

declare(strict_types=1);

use App\Controller\StationReadings;
use App\WeatherKernel;
use Doctrine\ORM\EntityManagerInterface;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

/** @return \Closure(string): Response */
$boot = static function () use ($entityManager): \Closure {
    $kernel = new WeatherKernel(
        templates: __DIR__ . '/templates',
        controllers: [StationReadings::class],
        name: 'exceptions',
    );
    $kernel->boot();
    $kernel->getContainer()->set(EntityManagerInterface::class, $entityManager);

    return static fn(string $path): Response => $kernel->handle(Request::create($path));
};
