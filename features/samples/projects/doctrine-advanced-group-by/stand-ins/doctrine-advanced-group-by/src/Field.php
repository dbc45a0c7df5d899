<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy;

use Rekalogika\DoctrineAdvancedGroupBy\Visitor\Visitor;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Names and behavior are recorded.
 */
final readonly class Field implements Item
{
    public function __construct(private string $content) {}

    public function accept(Visitor $visitor): mixed
    {
        return $visitor->visitField($this);
    }

    public function count(): int
    {
        return 1;
    }

    public function getSignature(): string
    {
        return hash('xxh128', self::class . $this->content);
    }

    public function getContent(): string
    {
        return $this->content;
    }

    /** @deprecated */
    public function getName(): string
    {
        return $this->content;
    }
}
