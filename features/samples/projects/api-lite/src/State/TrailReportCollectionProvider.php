<?php

declare(strict_types=1);

namespace App\State;

use ApiPlatform\Metadata\Operation;
use App\ApiResource\HazardReportDto;
use App\Repository\TrailRepository;
use Rekalogika\ApiLite\State\AbstractProvider;

/** @extends AbstractProvider<HazardReportDto> */
final class TrailReportCollectionProvider extends AbstractProvider
{
    public function __construct(private readonly TrailRepository $trails) {}

    /** @return iterable<HazardReportDto> */
    #[\Override]
    public function provide(
        Operation $operation,
        array $uriVariables = [],
        array $context = [],
    ): iterable {
        $trail = $this->trails->find($uriVariables['trailId'] ?? null)
            ?? throw $this->createNotFoundException('No such trail.');

        $this->denyAccessUnlessGranted('view', $trail);

        return $this->mapCollection(
            collection: $trail->getReports(),
            target: HazardReportDto::class,
            operation: $operation,
            context: $context,
        );
    }
}
