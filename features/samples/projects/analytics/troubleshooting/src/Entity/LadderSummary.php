<?php

declare(strict_types=1);

namespace App\Entity;

use App\TicketType;
use Doctrine\DBAL\Types\Types;
use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Analytics\Core\AggregateFunction\Count;
use Rekalogika\Analytics\Core\AggregateFunction\Sum;
use Rekalogika\Analytics\Core\Entity\BaseSummary;
use Rekalogika\Analytics\Core\ValueResolver\IntegerValue;
use Rekalogika\Analytics\Core\ValueResolver\PropertyValue;
use Rekalogika\Analytics\Metadata\Attribute as Analytics;

#[ORM\Entity]
#[Analytics\Summary(sourceClass: Ride::class)]
class LadderSummary extends BaseSummary
{
    #[ORM\Embedded]
    #[Analytics\Partition(new IntegerValue('id'))]
    private LadderPartition $partition;

    #[ORM\Column(length: 20, nullable: true, enumType: TicketType::class)]
    #[Analytics\Dimension(source: new PropertyValue('ticket'))]
    private ?TicketType $ticket = null;

    #[ORM\Column(type: Types::BIGINT)]
    #[Analytics\Measure(function: new Count('id'))]
    private ?int $rides = null;

    #[ORM\Column(type: Types::BIGINT)]
    #[Analytics\Measure(function: new Sum('fare'))]
    private ?int $fares = null;

    public function getTicket(): ?TicketType
    {
        return $this->ticket;
    }

    public function getRides(): ?int
    {
        return $this->rides;
    }

    public function getFares(): ?int
    {
        return $this->fares;
    }
}
