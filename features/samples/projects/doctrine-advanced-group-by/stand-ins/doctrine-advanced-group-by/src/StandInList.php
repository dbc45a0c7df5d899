<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * No such trait exists in the library.
 */
trait StandInList
{
    /** @var list<Item> */
    private array $children = [];

    public function __clone()
    {
        foreach ($this->children as $i => $child) {
            $this->children[$i] = clone $child;
        }
    }

    public function count(): int
    {
        return \count($this->children);
    }

    public function getIterator(): \Traversable
    {
        yield from $this->children;
    }

    public function getSignature(): string
    {
        $text = self::class;

        foreach ($this->children as $child) {
            $text .= $child->getSignature();
        }

        return hash('xxh128', $text);
    }

    /** @param list<Field|FieldSet> $parts */
    private static function merged(array $parts): FieldSet
    {
        $set = new FieldSet();

        foreach ($parts as $part) {
            foreach ($part instanceof Field ? [$part] : $part as $field) {
                $set->add($field);
            }
        }

        return $set;
    }
}
