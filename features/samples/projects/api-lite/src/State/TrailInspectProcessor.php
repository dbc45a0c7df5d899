<?php

declare(strict_types=1);

namespace App\State;

use ApiPlatform\Metadata\Operation;
use App\ApiResource\TrailDto;
use App\Repository\TrailRepository;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\ApiLite\State\AbstractProcessor;
use Symfony\Component\Clock\DatePoint;

/** @extends AbstractProcessor<null, TrailDto> */
final class TrailInspectProcessor extends AbstractProcessor
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
    ): TrailDto {
        $trail = $this->trails->find($uriVariables['id'] ?? null)
            ?? throw $this->createNotFoundException('No such trail.');

        $this->denyAccessUnlessGranted('edit', $trail);

        $trail->inspect(new DatePoint());
        $this->entityManager->flush();

        return $this->map($trail, TrailDto::class);
    }
}
