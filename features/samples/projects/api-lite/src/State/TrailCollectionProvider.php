<?php

declare(strict_types=1);

namespace App\State;

use ApiPlatform\Metadata\Operation;
use App\ApiResource\TrailDto;
use App\Repository\TrailRepository;
use Rekalogika\ApiLite\State\AbstractProvider;

/** @extends AbstractProvider<TrailDto> */
final class TrailCollectionProvider extends AbstractProvider
{
    public function __construct(private readonly TrailRepository $trails) {}

    /** @return iterable<TrailDto> */
    #[\Override]
    public function provide(
        Operation $operation,
        array $uriVariables = [],
        array $context = [],
    ): iterable {
        return $this->mapCollection(
            collection: $this->trails
                ->createQueryBuilder('t')
                ->where('t.published = true')
                ->orderBy('t.name')
                ->addOrderBy('t.id'),
            target: TrailDto::class,
            operation: $operation,
            context: $context,
        );
    }
}
