<?php

declare(strict_types=1);

namespace App\Support;

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

/** The services that samples get injected. */
final readonly class Services
{
    public function __construct(
        public EntityManagerInterface $entityManager,
        public Connection $connection,
        public EventDispatcherInterface $eventDispatcher,
        public SummaryManager $summaryManager,
        public SummaryMetadataFactory $summaryMetadataFactory,
        public DistinctValuesResolver $distinctValuesResolver,
        public CoordinatesMapper $coordinatesMapper,
        public TableRenderer $tableRenderer,
        public ChartGenerator $chartGenerator,
        public SpreadsheetRenderer $spreadsheetRenderer,
        public PredicateRenderer $predicateRenderer,
        public Stringifier $stringifier,
        public Htmlifier $htmlifier,
        public Numberifier $numberifier,
        public Cellifier $cellifier,
        public PivotAwareQueryFactory $pivotAwareQueryFactory,
        public TranslatorInterface $translator,
        public Environment $twig,
    ) {}
}
