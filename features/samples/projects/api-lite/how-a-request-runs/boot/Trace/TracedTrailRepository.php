<?php

declare(strict_types=1);

namespace App\Trace;

use App\Entity\Trail;
use App\Repository\TrailRepository;
use Doctrine\DBAL\LockMode;
use Doctrine\ORM\QueryBuilder;
use Symfony\Component\DependencyInjection\Attribute\AsDecorator;

/** Prints the calls of the repository. */
#[AsDecorator(TrailRepository::class)]
final class TracedTrailRepository extends TrailRepository
{
    public function find(
        mixed $id,
        LockMode|int|null $lockMode = null,
        int|null $lockVersion = null,
    ): ?Trail {
        Trace::station('repository', 'find(' . Described::value($id) . ')');
        $trail = parent::find($id, $lockMode, $lockVersion);
        Trace::station('repository', 'returns ' . Described::value($trail));

        return $trail;
    }

    public function createQueryBuilder(string $alias, string|null $indexBy = null): QueryBuilder
    {
        Trace::station('repository', "createQueryBuilder('$alias')");

        return parent::createQueryBuilder($alias, $indexBy);
    }
}
