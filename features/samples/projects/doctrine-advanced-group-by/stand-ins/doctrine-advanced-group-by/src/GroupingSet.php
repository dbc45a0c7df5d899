<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy;

use Rekalogika\DoctrineAdvancedGroupBy\Visitor\Visitor;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Names and behavior are recorded of a file state of about 3.5; flatten() of 3.6.0 may differ for nested sets.
 *
 * @implements \IteratorAggregate<FieldSet|RollUp|Cube|GroupingSet>
 */
final class GroupingSet implements Item, \IteratorAggregate
{
    use StandInList;

    public function __construct(FieldSet|RollUp|Cube|GroupingSet ...$fields)
    {
        $this->children = array_values($fields);
    }

    public function accept(Visitor $visitor): mixed
    {
        return $visitor->visitGroupingSets($this);
    }

    public function add(FieldSet|RollUp|Cube|GroupingSet $item): self
    {
        $this->children[] = $item;

        return $this;
    }

    public function flatten(): GroupingSet
    {
        $seen = [];

        foreach ($this->children as $child) {
            $sets = $child instanceof RollUp || $child instanceof Cube ? $child->flatten() : [$child];

            foreach ($sets as $set) {
                if (!$set instanceof FieldSet) {
                    throw new \RuntimeException('Expected FieldSet');
                }

                $seen[$set->getSignature()] ??= $set;
            }
        }

        return new GroupingSet(...array_values($seen));
    }
}
