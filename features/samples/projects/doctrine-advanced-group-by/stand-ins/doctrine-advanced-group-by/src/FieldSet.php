<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy;

use Rekalogika\DoctrineAdvancedGroupBy\Visitor\Visitor;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Names and behavior are recorded; deep cloning is inferred.
 *
 * @implements \IteratorAggregate<Field>
 */
final class FieldSet implements Item, \IteratorAggregate
{
    use StandInList;

    public function __construct(Field ...$fields)
    {
        $this->children = array_values($fields);
    }

    public function accept(Visitor $visitor): mixed
    {
        return $visitor->visitFieldSet($this);
    }

    public function add(Field $field): self
    {
        $this->children[] = $field;

        return $this;
    }

    /** @return list<Field> */
    public function toArray(): array
    {
        return $this->children;
    }
}
