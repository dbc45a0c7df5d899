<?php

// $twig is the environment of the kernel, as a controller gets it.

declare(strict_types=1);

use Twig\Environment;

$container = $kernel->getContainer()->get('test.service_container');

if (!$container instanceof \Symfony\Component\DependencyInjection\ContainerInterface) {
    throw new \LogicException('The test container is missing.');
}

$twig = $container->get('twig');

if (!$twig instanceof Environment) {
    throw new \LogicException('Twig is missing.');
}

unset($container);
