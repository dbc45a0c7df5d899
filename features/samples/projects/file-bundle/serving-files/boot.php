<?php

declare(strict_types=1);

use Rekalogika\TemporaryUrl\TemporaryUrlGeneratorInterface;

/** @var TemporaryUrlGeneratorInterface $urls an injected service */
$urls = $kernel->service(TemporaryUrlGeneratorInterface::class);
