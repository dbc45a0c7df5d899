<?php

// $kernel is an application with two lists of the readings of a station, by keyset
// and by offset. $pages is the list of
// station 1 by keyset, newest first, $encoder the encoder that Symfony uses. $signing
// is the application with the encoders that the page shows.

declare(strict_types=1);

use App\Controller\StationReadings;
use App\Weather\Reading;
use App\WeatherKernel;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\Contracts\Rekapager\PageIdentifierEncoderInterface;
use Rekalogika\Rekapager\Contracts\PageIdentifierEncoderResolverInterface;
use Rekalogika\Rekapager\Doctrine\ORM\QueryBuilderAdapter;
use Rekalogika\Rekapager\Keyset\Contracts\KeysetPageIdentifier;
use Rekalogika\Rekapager\Keyset\KeysetPageable;

$boot = static function (string $name, bool $withPager) use ($entityManager): WeatherKernel {
    $kernel = new WeatherKernel(
        templates: __DIR__ . '/templates',
        controllers: [StationReadings::class],
        name: $name,
        withPager: $withPager,
    );
    $kernel->boot();
    $kernel->getContainer()->set(EntityManagerInterface::class, $entityManager);

    return $kernel;
};

$kernel = $boot('security', false);
$signing = $boot('signing', true);

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

$resolver = $kernel->getContainer()->get('encoders');

if (!$resolver instanceof PageIdentifierEncoderResolverInterface) {
    throw new \LogicException('The resolver is missing.');
}

/** @var PageIdentifierEncoderInterface<KeysetPageIdentifier> $encoder */
$encoder = $resolver->getEncoderFromPageable($pages);
$sqlLog->take();
