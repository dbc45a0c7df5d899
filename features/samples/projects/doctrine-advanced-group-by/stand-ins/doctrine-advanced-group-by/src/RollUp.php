<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy;

use Rekalogika\DoctrineAdvancedGroupBy\Visitor\Visitor;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Names, behavior and the order of flatten() are recorded.
 *
 * @implements \IteratorAggregate<Field|FieldSet>
 */
final class RollUp implements Item, \IteratorAggregate
{
    use StandInList;

    public function __construct(Field|FieldSet ...$fields)
    {
        $this->children = array_values($fields);
    }

    public function accept(Visitor $visitor): mixed
    {
        return $visitor->visitRollUp($this);
    }

    public function add(Field|FieldSet $field): void
    {
        $this->children[] = $field;
    }

    public function flatten(): GroupingSet
    {
        $result = new GroupingSet();

        for ($n = \count($this->children); $n >= 0; $n--) {
            $result->add(self::merged(\array_slice($this->children, 0, $n)));
        }

        return $result;
    }
}
