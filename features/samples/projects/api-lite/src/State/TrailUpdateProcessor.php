<?php

declare(strict_types=1);

namespace App\State;

use ApiPlatform\Metadata\Operation;
use App\ApiInput\TrailInput;
use App\ApiResource\TrailDto;
use App\Repository\TrailRepository;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\ApiLite\State\AbstractProcessor;

/** @extends AbstractProcessor<TrailInput, TrailDto> */
final class TrailUpdateProcessor extends AbstractProcessor
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

        $this->map($data, $trail);
        $this->entityManager->flush();

        return $this->map($trail, TrailDto::class);
    }
}
