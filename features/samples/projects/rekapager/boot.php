<?php

// A SQLite database with two weather stations, 24 readings of the first one (two sensors every ten minutes), three
// of the second one, and 12 audit entries.

declare(strict_types=1);

use App\Weather\AuditEntry;
use App\Weather\Reading;
use App\Weather\Sensor;
use App\Weather\SqlLog;
use App\Weather\Station;
use Doctrine\DBAL\Connection;
use Doctrine\DBAL\DriverManager;
use Doctrine\DBAL\Logging\Middleware;
use Doctrine\ORM\EntityManager;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\ORMSetup;
use Doctrine\ORM\Tools\SchemaTool;
use Rekalogika\Rekapager\Batch\BatchProcessFactoryInterface;
use Rekalogika\Rekapager\Batch\Implementation\DefaultBatchProcessFactory;
use Rekalogika\Rekapager\Contracts\PageIdentifierEncoderResolverInterface;
use Rekalogika\Rekapager\Doctrine\ORM\RowValuesFunction;
use Rekalogika\Rekapager\Implementation\PageIdentifierEncoderResolver;
use Rekalogika\Rekapager\Keyset\Contracts\KeysetPageIdentifier;
use Rekalogika\Rekapager\Keyset\PageIdentifierEncoder\SymfonySerializerKeysetPageIdentifierEncoder;
use Rekalogika\Rekapager\Symfony\PageIdentifierEncoderLocator;
use Symfony\Component\DependencyInjection\ServiceLocator;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Normalizer\BackedEnumNormalizer;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;
use Symfony\Component\Serializer\Serializer;

date_default_timezone_set('UTC');

/** @var SqlLog $sqlLog the logger of Doctrine's logging middleware */
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

/** @var Connection $connection an injected service */
$connection = DriverManager::getConnection(
    ['driver' => 'pdo_sqlite', 'memory' => true],
    $configuration,
);

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = new EntityManager($connection, $configuration);

(new SchemaTool($entityManager))->createSchema([
    $entityManager->getClassMetadata(Station::class),
    $entityManager->getClassMetadata(Reading::class),
    $entityManager->getClassMetadata(AuditEntry::class),
]);

$bandung = new Station(1, 'Bandung');
$ambon = new Station(2, 'Ambon');
$entityManager->persist($bandung);
$entityManager->persist($ambon);
$start = new \DateTimeImmutable('2026-08-03T06:00:00+00:00');

for ($i = 0; $i < 12; $i++) {
    foreach ([Sensor::Temperature, Sensor::Humidity] as $j => $sensor) {
        $entityManager->persist(new Reading(
            id: 2 * $i + $j + 1,
            station: $bandung,
            takenAt: $start->modify(\sprintf('+%d minutes', 10 * $i)),
            sensor: $sensor,
            value: $sensor === Sensor::Temperature ? 21.5 + 0.3 * $i : 80.0 - $i,
        ));
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
        station: $ambon,
        takenAt: $start->modify(\sprintf('+%d hours', $i)),
        sensor: Sensor::Temperature,
        value: 28.1 + $i,
    ));
}

$entityManager->flush();
$entityManager->clear();

$serializer = new Serializer(
    [new BackedEnumNormalizer(), new DateTimeNormalizer()],
    [new JsonEncoder()],
);

/** @var PageIdentifierEncoderResolverInterface $resolver an injected service */
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

/** @var BatchProcessFactoryInterface $batchProcessFactory an injected service */
$batchProcessFactory = new DefaultBatchProcessFactory($resolver);

unset($bandung, $ambon, $start, $i, $j, $id, $sensor, $configuration, $serializer);
