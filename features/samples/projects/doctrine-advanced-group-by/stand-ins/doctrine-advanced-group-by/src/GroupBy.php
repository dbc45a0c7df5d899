<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy;

use Doctrine\ORM\Query;
use Rekalogika\DoctrineAdvancedGroupBy\Visitor\Visitor;
use Rekalogika\DoctrineAdvancedGroupBy\Walker\CustomGroupBySqlWalker;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Names and behavior are recorded; deep cloning is inferred.
 *
 * @implements \IteratorAggregate<Item>
 */
final class GroupBy implements \IteratorAggregate, Item
{
    use StandInList;

    public function __construct(Cube|Field|FieldSet|GroupingSet|RollUp ...$fields)
    {
        $this->children = array_values($fields);
    }

    public function accept(Visitor $visitor): mixed
    {
        return $visitor->visitGroupBy($this);
    }

    public function add(Cube|Field|FieldSet|GroupingSet|RollUp $item): self
    {
        if (\count($item) > 0) {
            $this->children[] = $item;
        }

        return $this;
    }

    public function apply(Query $query): void
    {
        $query->setHint(Query::HINT_CUSTOM_OUTPUT_WALKER, CustomGroupBySqlWalker::class);
        $query->setHint(CustomGroupBySqlWalker::GROUP_BY, $this);
    }

    public function flatten(): GroupBy
    {
        $product = [[]];

        foreach ($this->children as $child) {
            $alternatives = match (true) {
                $child instanceof Field => [[$child]],
                $child instanceof FieldSet => [$child->toArray()],
                default => array_map(
                    static fn(Item $set): array => $set instanceof FieldSet ? $set->toArray() : throw new \RuntimeException('Unsupported property'),
                    iterator_to_array($child->flatten(), false),
                ),
            };
            $next = [];

            foreach ($product as $left) {
                foreach ($alternatives as $right) {
                    $next[] = [...$left, ...$right];
                }
            }

            $product = $next;
        }

        return new GroupBy(new GroupingSet(...array_map(
            static fn(array $fields): FieldSet => new FieldSet(...$fields),
            $product,
        )));
    }
}
