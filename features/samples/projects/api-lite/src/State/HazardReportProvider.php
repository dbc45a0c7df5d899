<?php

declare(strict_types=1);

namespace App\State;

use ApiPlatform\Metadata\Operation;
use App\ApiResource\HazardReportDto;
use App\Repository\HazardReportRepository;
use Rekalogika\ApiLite\State\AbstractProvider;

/** @extends AbstractProvider<HazardReportDto> */
final class HazardReportProvider extends AbstractProvider
{
    public function __construct(
        private readonly HazardReportRepository $reports,
    ) {}

    #[\Override]
    public function provide(
        Operation $operation,
        array $uriVariables = [],
        array $context = [],
    ): HazardReportDto {
        $report = $this->reports->find($uriVariables['id'] ?? null)
            ?? throw $this->createNotFoundException('No such report.');

        $this->denyAccessUnlessGranted('view', $report);

        return $this->map($report, HazardReportDto::class);
    }
}
