<?php

declare(strict_types=1);

namespace App\State;

use ApiPlatform\Metadata\Operation;
use App\ApiResource\TrailDto;
use App\Repository\TrailRepository;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\ApiLite\State\AbstractProcessor;

/** @extends AbstractProcessor<TrailDto, void> */
final class TrailRemoveProcessor extends AbstractProcessor
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
    ): void {
        $trail = $this->trails->find($uriVariables['id'] ?? null)
            ?? throw $this->createNotFoundException('No such trail.');

        $this->denyAccessUnlessGranted('edit', $trail);

        $this->entityManager->remove($trail);
        $this->entityManager->flush();
    }
}
