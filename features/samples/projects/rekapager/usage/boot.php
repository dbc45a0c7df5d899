<?php

// The page shows the entities itself, and a command that writes the readings: here
// they are, in a database of their own.

declare(strict_types=1);

use App\Command\FillCommand;
use Doctrine\DBAL\DriverManager;
use Doctrine\ORM\EntityManager;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\ORMSetup;
use Doctrine\ORM\Tools\SchemaTool;
use Symfony\Component\Console\Input\ArrayInput;
use Symfony\Component\Console\Output\NullOutput;

date_default_timezone_set('UTC');

$configuration = ORMSetup::createAttributeMetadataConfiguration(
    [getcwd() . '/src/Weather'],
    true,
);

if (\PHP_VERSION_ID >= 80400) {
    $configuration->enableNativeLazyObjects(true);
}

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = new EntityManager(
    DriverManager::getConnection(['driver' => 'pdo_sqlite', 'memory' => true]),
    $configuration,
);

(new SchemaTool($entityManager))->createSchema(
    $entityManager->getMetadataFactory()->getAllMetadata(),
);
(new FillCommand($entityManager))->run(new ArrayInput([]), new NullOutput());
$entityManager->clear();

unset($configuration);
