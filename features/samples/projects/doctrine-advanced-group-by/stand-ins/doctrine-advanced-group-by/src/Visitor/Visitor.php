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
 * Names and signatures are recorded.
 */
interface Visitor
{
    public function visitGroupBy(GroupBy $groupBy): mixed;
    public function visitFieldSet(FieldSet $fieldSet): mixed;
    public function visitField(Field $field): mixed;
    public function visitCube(Cube $cube): mixed;
    public function visitRollUp(RollUp $rollUp): mixed;
    public function visitGroupingSets(GroupingSet $groupingSet): mixed;
}
