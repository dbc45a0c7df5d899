<?php

declare(strict_types=1);

namespace App\ApiResource;

use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Link;
use App\State\HazardReportProvider;
use App\State\TrailReportCollectionProvider;
use Symfony\Component\Uid\Uuid;

#[ApiResource(
    shortName: 'HazardReport',
    operations: [
        new Get(
            uriTemplate: '/reports/{id}',
            provider: HazardReportProvider::class,
        ),
        new GetCollection(
            uriTemplate: '/trails/{trailId}/reports',
            uriVariables: [
                'trailId' => new Link(fromClass: TrailDto::class),
            ],
            provider: TrailReportCollectionProvider::class,
            paginationItemsPerPage: 3,
        ),
    ],
)]
class HazardReportDto
{
    public ?Uuid $id = null;
    public ?string $reporter = null;
    public ?int $severity = null;
    public ?string $text = null;
}
