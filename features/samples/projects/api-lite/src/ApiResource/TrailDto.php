<?php

declare(strict_types=1);

namespace App\ApiResource;

use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Patch;
use App\ApiInput\TrailInput;
use App\State\TrailCollectionProvider;
use App\State\TrailProvider;
use App\State\TrailUpdateProcessor;
use Symfony\Component\Uid\Uuid;

#[ApiResource(
    shortName: 'Trail',
    operations: [
        new Get(
            uriTemplate: '/trails/{id}',
            provider: TrailProvider::class,
        ),
        new GetCollection(
            uriTemplate: '/trails',
            provider: TrailCollectionProvider::class,
            paginationItemsPerPage: 3,
        ),
        new Patch(
            uriTemplate: '/trails/{id}',
            input: TrailInput::class,
            processor: TrailUpdateProcessor::class,
            read: false,
        ),
    ],
)]
class TrailDto
{
    public ?Uuid $id = null;
    public ?string $name = null;
    public ?string $region = null;
    public ?int $lengthKm = null;
    public ?\DateTimeImmutable $lastInspectedAt = null;
}
