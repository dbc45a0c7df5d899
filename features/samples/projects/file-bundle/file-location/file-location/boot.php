<?php

declare(strict_types=1);

use Rekalogika\File\Association\Contracts\ClassBasedFileLocationResolverInterface;

/** @var ClassBasedFileLocationResolverInterface $locations an injected service */
$locations = $kernel->service(ClassBasedFileLocationResolverInterface::class);
