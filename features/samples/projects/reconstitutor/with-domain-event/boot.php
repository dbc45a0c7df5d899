<?php

declare(strict_types=1);

use App\CarrierKernel;
use Doctrine\ORM\EntityManagerInterface;

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = CarrierKernel::start();
