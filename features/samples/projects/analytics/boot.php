<?php

// A Symfony kernel with the bundles, and a PostgreSQL database with 4,200 rides, whose summaries are refreshed.

declare(strict_types=1);

use App\Support\Application;
use App\Support\Database;
use Doctrine\DBAL\Connection;
use Doctrine\ORM\EntityManagerInterface;
use Symfony\Component\EventDispatcher\EventDispatcherInterface;
use Rekalogika\Analytics\Contracts\DistinctValuesResolver;
use Rekalogika\Analytics\Contracts\Serialization\CoordinatesMapper;
use Rekalogika\Analytics\Contracts\SummaryManager;
use Rekalogika\Analytics\Frontend\Chart\ChartGenerator;
use Rekalogika\Analytics\Frontend\Formatter\Cellifier;
use Rekalogika\Analytics\Frontend\Formatter\Htmlifier;
use Rekalogika\Analytics\Frontend\Formatter\Numberifier;
use Rekalogika\Analytics\Frontend\Formatter\Stringifier;
use Rekalogika\Analytics\Frontend\Html\PredicateRenderer;
use Rekalogika\Analytics\Frontend\Html\TableRenderer;
use Rekalogika\Analytics\Frontend\Spreadsheet\SpreadsheetRenderer;
use Rekalogika\Analytics\Metadata\Summary\SummaryMetadataFactory;
use Rekalogika\Analytics\UX\PanelBundle\PivotAwareQueryFactory;
use Symfony\Contracts\Translation\TranslatorInterface;
use Twig\Environment;

$services = Database::services(Application::start(filled: true));

/** @var EntityManagerInterface $entityManager an injected service */
$entityManager = $services->entityManager;

/** @var Connection $connection an injected service */
$connection = $services->connection;

/** @var EventDispatcherInterface $eventDispatcher an injected service */
$eventDispatcher = $services->eventDispatcher;

/** @var SummaryManager $summaryManager an injected service */
$summaryManager = $services->summaryManager;

/** @var SummaryMetadataFactory $summaryMetadataFactory an injected service */
$summaryMetadataFactory = $services->summaryMetadataFactory;

/** @var DistinctValuesResolver $distinctValuesResolver an injected service */
$distinctValuesResolver = $services->distinctValuesResolver;

/** @var CoordinatesMapper $coordinatesMapper an injected service */
$coordinatesMapper = $services->coordinatesMapper;

/** @var TableRenderer $tableRenderer an injected service */
$tableRenderer = $services->tableRenderer;

/** @var ChartGenerator $chartGenerator an injected service */
$chartGenerator = $services->chartGenerator;

/** @var SpreadsheetRenderer $spreadsheetRenderer an injected service */
$spreadsheetRenderer = $services->spreadsheetRenderer;

/** @var PredicateRenderer $predicateRenderer an injected service */
$predicateRenderer = $services->predicateRenderer;

/** @var Stringifier $stringifier an injected service */
$stringifier = $services->stringifier;

/** @var Htmlifier $htmlifier an injected service */
$htmlifier = $services->htmlifier;

/** @var Numberifier $numberifier an injected service */
$numberifier = $services->numberifier;

/** @var Cellifier $cellifier an injected service */
$cellifier = $services->cellifier;

/** @var PivotAwareQueryFactory $pivotAwareQueryFactory an injected service */
$pivotAwareQueryFactory = $services->pivotAwareQueryFactory;

/** @var TranslatorInterface $translator an injected service */
$translator = $services->translator;

/** @var Environment $twig an injected service */
$twig = $services->twig;
