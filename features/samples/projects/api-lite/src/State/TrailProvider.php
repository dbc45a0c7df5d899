<?php

declare(strict_types=1);

namespace App\State;

use ApiPlatform\Metadata\Operation;
use App\ApiResource\TrailDto;
use App\Repository\TrailRepository;
use Rekalogika\ApiLite\State\AbstractProvider;

/** @extends AbstractProvider<TrailDto> */
final class TrailProvider extends AbstractProvider
{
    public function __construct(private readonly TrailRepository $trails) {}

    #[\Override]
    public function provide(
        Operation $operation,
        array $uriVariables = [],
        array $context = [],
    ): TrailDto {
        $trail = $this->trails->find($uriVariables['id'] ?? null)
            ?? throw $this->createNotFoundException('No such trail.');

        $this->denyAccessUnlessGranted('view', $trail);

        return $this->map($trail, TrailDto::class);
    }
}
