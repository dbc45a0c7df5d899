<?php

declare(strict_types=1);

use App\Kernel;
use Rekalogika\TemporaryUrl\TemporaryUrlGeneratorInterface;
use Symfony\Bundle\FrameworkBundle\KernelBrowser;

$kernel = new Kernel('prod', false);
$kernel->boot();

/** @var TemporaryUrlGeneratorInterface $temporaryUrlGenerator an injected service */
$temporaryUrlGenerator = $kernel->getContainer()->get('temporary_urls');

/** @var KernelBrowser $client from self::createClient() in a WebTestCase */
$client = new KernelBrowser($kernel);
