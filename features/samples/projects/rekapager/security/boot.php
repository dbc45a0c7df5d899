<?php

declare(strict_types=1);

use App\Controller\StationReadings;
use App\WeatherKernel;
use Doctrine\ORM\EntityManagerInterface;
use Symfony\Component\HttpKernel\KernelInterface;

$boot = static function (string $name, bool $withPager) use ($entityManager): WeatherKernel {
    $kernel = new WeatherKernel(
        templates: __DIR__ . '/templates',
        controllers: [StationReadings::class],
        name: $name,
        withPager: $withPager,
    );
    $kernel->boot();
    $kernel->getContainer()->set(EntityManagerInterface::class, $entityManager);

    return $kernel;
};

/** @var KernelInterface $kernel the booted kernel, without the encoders of this page */
$kernel = $boot('security', false);

/** @var KernelInterface $signing the booted kernel, with the encoders of this page */
$signing = $boot('signing', true);
