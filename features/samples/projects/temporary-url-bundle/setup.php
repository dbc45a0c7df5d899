<?php

// A kernel with the bundle; $temporaryUrlGenerator is the service that Symfony
// injects, $get requests a path and returns the answer.

declare(strict_types=1);

use App\Kernel;
use Rekalogika\TemporaryUrl\TemporaryUrlGeneratorInterface;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

$kernel = new Kernel('prod', false);
$kernel->boot();

$temporaryUrlGenerator = $kernel->getContainer()->get('temporary_urls');

if (!$temporaryUrlGenerator instanceof TemporaryUrlGeneratorInterface) {
    throw new \LogicException('The generator of temporary URLs is missing.');
}

$get = static fn(string $url): Response => $kernel->handle(Request::create($url));
