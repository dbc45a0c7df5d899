<?php

declare(strict_types=1);

use App\Weather\Reading;
use Rekalogika\Rekapager\Doctrine\ORM\QueryBuilderAdapter;
use Rekalogika\Rekapager\Keyset\KeysetPageable;
use Rekalogika\Rekapager\Keyset\PageIdentifierEncoder\{
    SymfonySerializerKeysetPageIdentifierEncoder,
};
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Normalizer\BackedEnumNormalizer;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;
use Symfony\Component\Serializer\Serializer;

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

// The default encoder, even if the application has another one.
$serializer = new Serializer(
    [new BackedEnumNormalizer(), new DateTimeNormalizer()],
    [new JsonEncoder()],
);
$encoder = new SymfonySerializerKeysetPageIdentifierEncoder(
    $serializer,
    $serializer,
    $serializer,
    $serializer,
);

/** @var string $secret */
$secret = $kernel->getContainer()->getParameter('kernel.secret');
