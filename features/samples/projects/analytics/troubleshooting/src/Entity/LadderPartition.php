<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Analytics\Core\Partition\IntegerPartition;

#[ORM\Embeddable]
final class LadderPartition extends IntegerPartition
{
    public static function getAllLevels(): array
    {
        return [13, 10, 7];
    }
}
