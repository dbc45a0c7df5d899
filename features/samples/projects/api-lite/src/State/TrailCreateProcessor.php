<?php

declare(strict_types=1);

namespace App\State;

use ApiPlatform\Metadata\Operation;
use App\ApiInput\TrailInput;
use App\ApiResource\TrailDto;
use App\Entity\Trail;
use App\Repository\TrailRepository;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\ApiLite\State\AbstractProcessor;

/** @extends AbstractProcessor<TrailInput, TrailDto> */
final class TrailCreateProcessor extends AbstractProcessor
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
        $this->denyAccessUnlessGranted('create', $this->trails);

        $trail = $this->map($data, Trail::class);
        $this->entityManager->persist($trail);
        $this->entityManager->flush();

        return $this->map($trail, TrailDto::class);
    }
}
