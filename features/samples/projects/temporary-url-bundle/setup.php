<?php

// $client is what createClient() of a WebTestCase returns, $temporaryUrlGenerator the
// service that Symfony injects.

declare(strict_types=1);

use App\Kernel;
use Rekalogika\TemporaryUrl\TemporaryUrlGeneratorInterface;
use Symfony\Bundle\FrameworkBundle\KernelBrowser;

$kernel = new Kernel('prod', false);
$kernel->boot();

$temporaryUrlGenerator = $kernel->getContainer()->get('temporary_urls');

if (!$temporaryUrlGenerator instanceof TemporaryUrlGeneratorInterface) {
    throw new \LogicException('The generator of temporary URLs is missing.');
}

$client = new KernelBrowser($kernel);
