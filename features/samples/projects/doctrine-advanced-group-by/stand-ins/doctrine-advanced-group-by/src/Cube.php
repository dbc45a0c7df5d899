<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy;

use Rekalogika\DoctrineAdvancedGroupBy\Visitor\Visitor;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Names, behavior and the order of flatten() are recorded; deep cloning is inferred.
 *
 * @implements \IteratorAggregate<Field|FieldSet>
 */
final class Cube implements Item, \IteratorAggregate
{
    use StandInList;

    public function __construct(Field|FieldSet ...$fields)
    {
        $this->children = array_values($fields);
    }

    public function accept(Visitor $visitor): mixed
    {
        return $visitor->visitCube($this);
    }

    public function add(Field|FieldSet $field): void
    {
        $this->children[] = $field;
    }

    /** Order as recorded: (a,b), (b), (a), (). */
    public function flatten(): GroupingSet
    {
        $n = \count($this->children);
        $result = new GroupingSet();

        for ($mask = 0; $mask < 1 << $n; $mask++) {
            $parts = [];

            foreach ($this->children as $i => $child) {
                if (($mask >> $i & 1) === 0) {
                    $parts[] = $child;
                }
            }

            $result->add(self::merged($parts));
        }

        return $result;
    }
}
