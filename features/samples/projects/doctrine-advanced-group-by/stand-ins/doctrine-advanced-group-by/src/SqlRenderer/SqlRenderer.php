<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy\SqlRenderer;

use Rekalogika\DoctrineAdvancedGroupBy\Cube;
use Rekalogika\DoctrineAdvancedGroupBy\Field;
use Rekalogika\DoctrineAdvancedGroupBy\FieldSet;
use Rekalogika\DoctrineAdvancedGroupBy\GroupBy;
use Rekalogika\DoctrineAdvancedGroupBy\GroupingSet;
use Rekalogika\DoctrineAdvancedGroupBy\Item;
use Rekalogika\DoctrineAdvancedGroupBy\RollUp;
use Rekalogika\DoctrineAdvancedGroupBy\Visitor\Visitor;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Names and the form of the text are recorded.
 *
 * @implements Visitor<string>
 */
final class SqlRenderer implements Visitor
{
    public function getSql(GroupBy $groupBy): string
    {
        return $this->visitGroupBy($groupBy);
    }

    public function visitGroupBy(GroupBy $groupBy): mixed
    {
        return rtrim('GROUP BY ' . $this->list($groupBy));
    }

    public function visitFieldSet(FieldSet $fieldSet): mixed
    {
        return '(' . $this->list($fieldSet) . ')';
    }

    public function visitField(Field $field): mixed
    {
        return $field->getContent();
    }

    public function visitCube(Cube $cube): mixed
    {
        return 'CUBE (' . $this->list($cube) . ')';
    }

    public function visitRollUp(RollUp $rollUp): mixed
    {
        return 'ROLLUP (' . $this->list($rollUp) . ')';
    }

    public function visitGroupingSets(GroupingSet $groupingSet): mixed
    {
        return 'GROUPING SETS (' . $this->list($groupingSet) . ')';
    }

    /** @param iterable<Item> $items */
    private function list(iterable $items): string
    {
        $texts = [];

        foreach ($items as $item) {
            $texts[] = $item->accept($this);
        }

        return implode(', ', $texts);
    }
}
