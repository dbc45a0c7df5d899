<?php

declare(strict_types=1);

use App\Kernel;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\Rekapager\Bundle\Contracts\PagerFactoryInterface;
use Symfony\Component\HttpKernel\KernelInterface;

/** @var KernelInterface $kernel the booted kernel of the application */
$kernel = new Kernel(__DIR__ . '/templates');
$kernel->boot();
$kernel->getContainer()->set(EntityManagerInterface::class, $entityManager);

/** @var PagerFactoryInterface $pagerFactory an injected service */
$pagerFactory = $kernel->getContainer()->get('pager_factory');
