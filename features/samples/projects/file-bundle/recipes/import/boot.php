<?php

declare(strict_types=1);

use App\Listing\ListingImport;
use Symfony\Contracts\Service\ResetInterface;

$resetter = $kernel->getContainer()->get('services_resetter');

if (!$resetter instanceof ResetInterface) {
    throw new \LogicException('The container has no resetter of its services.');
}

/** @var ListingImport $import an injected service */
$import = new ListingImport($entityManager, $resetter);
