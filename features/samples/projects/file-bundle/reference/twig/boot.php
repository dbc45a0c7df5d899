<?php

declare(strict_types=1);

use Twig\Environment;

/** @var Environment $twig an injected service */
$twig = $kernel->service(Environment::class);
