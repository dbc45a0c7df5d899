<?php

// What the samples of the rekapager pages start with: two weather stations,
// 24 readings of the first one (two sensors every ten minutes) and three of the
// second one, in memory ($readings, those of the first station) and in a SQLite
// database ($entityManager, $connection); 12 audit entries. $resolver encodes
// identifiers, $batchProcessFactory makes batch processes, as services of Symfony do.

declare(strict_types=1);

use App\Weather\AuditEntry;
use App\Weather\Reading;
use App\Weather\Sensor;
use App\Weather\SqlLog;
use App\Weather\Station;
use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Criteria;
use Doctrine\Common\Collections\Order;
use Doctrine\DBAL\DriverManager;
use Doctrine\DBAL\Logging\Middleware;
use Doctrine\ORM\EntityManager;
use Doctrine\ORM\ORMSetup;
use Doctrine\ORM\Tools\SchemaTool;
use Rekalogika\Rekapager\Batch\Implementation\DefaultBatchProcessFactory;
use Rekalogika\Rekapager\Doctrine\Collections\SelectableAdapter;
use Rekalogika\Rekapager\Doctrine\ORM\RowValuesFunction;
use Rekalogika\Rekapager\Implementation\PageIdentifierEncoderResolver;
use Rekalogika\Rekapager\Keyset\Contracts\KeysetPageIdentifier;
use Rekalogika\Rekapager\Keyset\KeysetPageable;
use Rekalogika\Rekapager\Keyset\PageIdentifierEncoder\SymfonySerializerKeysetPageIdentifierEncoder;
use Rekalogika\Rekapager\Symfony\PageIdentifierEncoderLocator;
use Symfony\Component\DependencyInjection\ServiceLocator;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Normalizer\BackedEnumNormalizer;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;
use Symfony\Component\Serializer\Serializer;

date_default_timezone_set('UTC');

$sqlLog = new SqlLog();

$configuration = ORMSetup::createAttributeMetadataConfiguration([], true);
$configuration->setMiddlewares([new Middleware($sqlLog)]);
$configuration->addCustomStringFunction(
    'REKAPAGER_ROW_VALUES',
    RowValuesFunction::class,
);

if (\PHP_VERSION_ID >= 80400) {
    $configuration->enableNativeLazyObjects(true);
}

$connection = DriverManager::getConnection(
    ['driver' => 'pdo_sqlite', 'memory' => true],
    $configuration,
);
$entityManager = new EntityManager($connection, $configuration);

(new SchemaTool($entityManager))->createSchema([
    $entityManager->getClassMetadata(Station::class),
    $entityManager->getClassMetadata(Reading::class),
    $entityManager->getClassMetadata(AuditEntry::class),
]);

$station = new Station(1, 'Bandung');
$otherStation = new Station(2, 'Ambon');
$entityManager->persist($station);
$entityManager->persist($otherStation);

/** @var ArrayCollection<int, Reading> $readings */
$readings = new ArrayCollection();
$start = new \DateTimeImmutable('2026-08-03T06:00:00+00:00');

for ($i = 0; $i < 12; $i++) {
    $takenAt = $start->modify(\sprintf('+%d minutes', 10 * $i));

    foreach ([Sensor::Temperature, Sensor::Humidity] as $j => $sensor) {
        $reading = new Reading(
            id: 2 * $i + $j + 1,
            station: $station,
            takenAt: $takenAt,
            sensor: $sensor,
            value: $sensor === Sensor::Temperature ? 21.5 + 0.3 * $i : 80.0 - $i,
        );
        $readings->add($reading);
        $entityManager->persist($reading);
    }

    $entityManager->persist(new AuditEntry(
        id: $i + 1,
        recordedAt: $start->modify(\sprintf('-%d days', 12 - $i)),
        action: $i % 3 === 0 ? 'calibrated' : 'read',
    ));
}

foreach ([25, 26, 27] as $i => $id) {
    $entityManager->persist(new Reading(
        id: $id,
        station: $otherStation,
        takenAt: $start->modify(\sprintf('+%d hours', $i)),
        sensor: Sensor::Temperature,
        value: 28.1 + $i,
    ));
}

$entityManager->flush();
$entityManager->clear();

$station = $entityManager->find(Station::class, 1)
    ?? throw new \LogicException('The station is missing.');
$sqlLog->take();

// In memory, the readings are sorted by their id: date objects of the same time
// are not identical there.
$pageable = new KeysetPageable(
    adapter: new SelectableAdapter(
        $readings,
        Criteria::create(true)->orderBy(['id' => Order::Ascending]),
    ),
    itemsPerPage: 5,
);

$serializer = new Serializer(
    [new BackedEnumNormalizer(), new DateTimeNormalizer()],
    [new JsonEncoder()],
);

$resolver = new PageIdentifierEncoderResolver(new PageIdentifierEncoderLocator(
    new ServiceLocator([
        KeysetPageIdentifier::class => static fn(): object
            => new SymfonySerializerKeysetPageIdentifierEncoder(
                $serializer,
                $serializer,
                $serializer,
                $serializer,
            ),
    ]),
));

$batchProcessFactory = new DefaultBatchProcessFactory($resolver);

unset($start, $i, $j, $id, $takenAt, $sensor, $reading, $configuration, $serializer);
