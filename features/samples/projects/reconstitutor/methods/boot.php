<?php

declare(strict_types=1);

use App\Support\Fleet;
use Doctrine\ORM\EntityManagerInterface;

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = (new Fleet())->entityManager;
