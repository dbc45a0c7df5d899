<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy\Walker;

use Doctrine\ORM\Query\AST\GroupByClause;
use Doctrine\ORM\Query\AST\SelectStatement;
use Doctrine\ORM\Query\SqlWalker;
use Rekalogika\DoctrineAdvancedGroupBy\Cube;
use Rekalogika\DoctrineAdvancedGroupBy\Field;
use Rekalogika\DoctrineAdvancedGroupBy\FieldSet;
use Rekalogika\DoctrineAdvancedGroupBy\GroupBy;
use Rekalogika\DoctrineAdvancedGroupBy\GroupingSet;
use Rekalogika\DoctrineAdvancedGroupBy\Item;
use Rekalogika\DoctrineAdvancedGroupBy\RollUp;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * The text of the clause is recorded. The class of 3.6.0 is not stored: what it throws, and its
 * handling of DELETE statements, are unknown. That LIMIT is printed once is known from stored tests only.
 */
final class CustomGroupBySqlWalker extends SqlWalker
{
    public const GROUP_BY = self::class . '::GROUP_BY';

    public function walkSelectStatement(SelectStatement $selectStatement): string
    {
        $selectStatement->groupByClause = new GroupByClause(['replaced below']);

        return parent::walkSelectStatement($selectStatement);
    }

    public function walkGroupByClause($groupByClause): string
    {
        return $this->walkCustomGroupByClause($this->getQuery()->getHint(self::GROUP_BY));
    }

    public function walkCustomGroupByClause(GroupBy $groupBy): string
    {
        return ' GROUP BY DISTINCT ' . $this->joined($groupBy);
    }

    private function joined(iterable $items): string
    {
        $sql = [];

        foreach ($items as $item) {
            $sql[] = $this->sql($item);
        }

        return implode(', ', $sql);
    }

    private function sql(Item $item): string
    {
        return match (true) {
            $item instanceof Field => $this->walkGroupByItem($item->getContent()),
            $item instanceof FieldSet => '(' . $this->joined($item) . ')',
            $item instanceof Cube => 'CUBE(' . $this->joined($item) . ')',
            $item instanceof RollUp => 'ROLLUP(' . $this->joined($item) . ')',
            $item instanceof GroupingSet => 'GROUPING SETS(' . $this->joined($item) . ')',
            default => throw new \RuntimeException('Unknown group by item'),
        };
    }
}
