<?php

declare(strict_types=1);

namespace App\State;

use ApiPlatform\Metadata\Operation;
use App\ApiInput\HazardReportInput;
use App\ApiResource\HazardReportDto;
use App\Entity\HazardReport;
use App\Repository\TrailRepository;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\ApiLite\State\AbstractProcessor;

/** @extends AbstractProcessor<HazardReportInput, HazardReportDto> */
final class TrailReportCreateProcessor extends AbstractProcessor
{
    public function __construct(
        private readonly TrailRepository $trails,
        private readonly EntityManagerInterface $entityManager,
    ) {}

    #[\Override]
    public function process(
        mixed $data,
        Operation $operation,
        array $uriVariables = [],
        array $context = [],
    ): HazardReportDto {
        $trail = $this->trails->find($uriVariables['trailId'] ?? null)
            ?? throw $this->createNotFoundException('No such trail.');

        $this->denyAccessUnlessGranted('report', $trail);

        $report = new HazardReport(
            trail: $trail,
            reporter: $this->getUser()?->getUserIdentifier()
                ?? throw $this->createAccessDeniedException(),
            severity: $data->severity,
            text: $data->text,
        );
        $this->entityManager->persist($report);
        $this->entityManager->flush();

        return $this->map($report, HazardReportDto::class);
    }
}
