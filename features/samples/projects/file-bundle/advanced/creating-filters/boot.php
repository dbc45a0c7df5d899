<?php

declare(strict_types=1);

use App\Image\Watermark;
use App\Kernel;
use Doctrine\ORM\EntityManagerInterface;
use Twig\Environment;

$kernel = new Kernel('prod', false, [Watermark::class => Watermark::class]);
$kernel->boot();
$kernel->createSchema();

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = $kernel->service(EntityManagerInterface::class);

/** @var Watermark $watermark an injected service */
$watermark = $kernel->service(Watermark::class);

/** @var Environment $twig an injected service */
$twig = $kernel->service(Environment::class);
