<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy\Collector;

use Rekalogika\DoctrineAdvancedGroupBy\Field;
use Rekalogika\DoctrineAdvancedGroupBy\GroupBy;
use Rekalogika\DoctrineAdvancedGroupBy\Item;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Names and behavior are recorded.
 */
final class NodeCollector
{
    private \SplObjectStorage $parents;

    /** @var array<string,list<Field>> */
    private array $fields = [];

    public function __construct(GroupBy $groupBy)
    {
        $this->parents = new \SplObjectStorage();
        $this->walk($groupBy, null);
    }

    public function add(Item $item, ?Item $parent): void
    {
        $this->parents[$item] = $parent;

        if ($item instanceof Field) {
            $this->fields[$item->getContent()][] = $item;
        }
    }

    public function getParent(Item $item): ?Item
    {
        return $this->parents->offsetExists($item) ? $this->parents[$item] : null;
    }

    /** @return list<Field> */
    public function getFieldsByContent(string $content): array
    {
        return $this->fields[$content] ?? [];
    }

    private function walk(Item $item, ?Item $parent): void
    {
        $this->add($item, $parent);

        if ($item instanceof \Traversable) {
            foreach ($item as $child) {
                $this->walk($child, $item);
            }
        }
    }
}
