<?php

declare(strict_types=1);

use App\Weather\Reading;
use Rekalogika\Contracts\Rekapager\PageIdentifierEncoderInterface;
use Rekalogika\Rekapager\Doctrine\ORM\QueryBuilderAdapter;
use Rekalogika\Rekapager\Keyset\Contracts\KeysetPageIdentifier;
use Rekalogika\Rekapager\Keyset\KeysetPageable;

$pages = new KeysetPageable(
    new QueryBuilderAdapter(
        $entityManager->createQueryBuilder()
            ->select('reading')
            ->from(Reading::class, 'reading')
            ->where('reading.station = 1')
            ->orderBy('reading.takenAt', 'DESC')
            ->addOrderBy('reading.id', 'DESC'),
    ),
    itemsPerPage: 5,
);

/** @var PageIdentifierEncoderInterface<KeysetPageIdentifier> $encoder */
$encoder = $resolver->getEncoderFromPageable($pages);
