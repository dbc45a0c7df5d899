<?php

declare(strict_types=1);

use Symfony\Bundle\FrameworkBundle\KernelBrowser;

$found = $kernel->getContainer()->get('test.client');

if (!$found instanceof KernelBrowser) {
    throw new \LogicException('The test client is not a service.');
}

/** @var KernelBrowser $client from static::createClient() in a WebTestCase */
$client = $found;
