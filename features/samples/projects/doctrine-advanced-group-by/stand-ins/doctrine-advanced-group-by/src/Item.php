<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy;

use Rekalogika\DoctrineAdvancedGroupBy\Visitor\Visitor;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Names and signatures are recorded.
 */
interface Item extends \Countable
{
    public function getSignature(): string;

    public function accept(Visitor $visitor): mixed;
}
