<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy\Visitor;

use Rekalogika\DoctrineAdvancedGroupBy\Cube;
use Rekalogika\DoctrineAdvancedGroupBy\Field;
use Rekalogika\DoctrineAdvancedGroupBy\FieldSet;
use Rekalogika\DoctrineAdvancedGroupBy\GroupBy;
use Rekalogika\DoctrineAdvancedGroupBy\GroupingSet;
use Rekalogika\DoctrineAdvancedGroupBy\RollUp;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * The order of the visits is recorded; the return types are inferred.
 */
abstract class AbstractVisitor implements Visitor
{
    public function visitGroupBy(GroupBy $groupBy): mixed
    {
        return $this->each($groupBy);
    }

    public function visitFieldSet(FieldSet $fieldSet): mixed
    {
        return $this->each($fieldSet);
    }

    public function visitField(Field $field): mixed
    {
        return null;
    }

    public function visitCube(Cube $cube): mixed
    {
        return $this->each($cube);
    }

    public function visitRollUp(RollUp $rollUp): mixed
    {
        return $this->each($rollUp);
    }

    public function visitGroupingSets(GroupingSet $groupingSet): mixed
    {
        return $this->each($groupingSet);
    }

    private function each(iterable $items): null
    {
        foreach ($items as $item) {
            $item->accept($this);
        }

        return null;
    }
}
