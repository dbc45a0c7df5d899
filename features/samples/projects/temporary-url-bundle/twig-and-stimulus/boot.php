<?php

declare(strict_types=1);

use Symfony\Component\DependencyInjection\ContainerInterface;
use Twig\Environment;

$container = $kernel->getContainer()->get('test.service_container');

if (!$container instanceof ContainerInterface) {
    throw new \LogicException('The test container is missing.');
}

/** @var Environment $twig an injected service */
$twig = $container->get('twig');

unset($container);
