<?php

declare(strict_types=1);

namespace App\Entity;

use App\TicketType;
use Doctrine\Common\Collections\Order;
use Doctrine\DBAL\Types\Types;
use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Analytics\Core\AggregateFunction\Count;
use Rekalogika\Analytics\Core\AggregateFunction\Sum;
use Rekalogika\Analytics\Core\Entity\BaseSummary;
use Rekalogika\Analytics\Core\Partition\DefaultIntegerPartition;
use Rekalogika\Analytics\Core\ValueResolver\IdentifierValue;
use Rekalogika\Analytics\Core\ValueResolver\IntegerValue;
use Rekalogika\Analytics\Core\ValueResolver\PropertyValue;
use Rekalogika\Analytics\Metadata\Attribute as Analytics;
use Rekalogika\Analytics\Time\Dimension\System\GregorianDate;
use Rekalogika\Analytics\Time\Metadata\TimeProperties;

#[ORM\Entity]
#[Analytics\Summary(sourceClass: Ride::class, label: 'Rides')]
class RideSummary extends BaseSummary
{
    #[ORM\Embedded]
    #[Analytics\Partition(new IntegerValue('id'))]
    private DefaultIntegerPartition $partition;

    #[ORM\Embedded]
    #[Analytics\Dimension(source: new PropertyValue('boardedAt'), label: 'Boarded')]
    #[TimeProperties(
        sourceTimeZone: new \DateTimeZone('UTC'),
        summaryTimeZone: new \DateTimeZone('Asia/Tokyo'),
    )]
    private GregorianDate $time;

    #[ORM\ManyToOne]
    #[ORM\JoinColumn(nullable: true)]
    #[Analytics\Dimension(
        source: new IdentifierValue('station.line'),
        label: 'Line',
        orderBy: ['name' => Order::Ascending],
    )]
    private ?Line $line = null;

    #[ORM\ManyToOne]
    #[ORM\JoinColumn(nullable: true)]
    #[Analytics\Dimension(
        source: new IdentifierValue('station'),
        label: 'Station',
        orderBy: ['name' => Order::Ascending],
    )]
    private ?Station $station = null;

    #[ORM\Column(length: 20, nullable: true, enumType: TicketType::class)]
    #[Analytics\Dimension(source: new PropertyValue('ticket'), label: 'Ticket')]
    private ?TicketType $ticket = null;

    #[ORM\Column(type: Types::BIGINT)]
    #[Analytics\Measure(function: new Count('id'), label: 'Rides')]
    private ?int $rides = null;

    #[ORM\Column(type: Types::BIGINT)]
    #[Analytics\Measure(function: new Sum('fare'), label: 'Fares', unit: 'cents')]
    private ?int $fares = null;

    public function getTime(): GregorianDate
    {
        return $this->time;
    }

    public function getLine(): ?Line
    {
        return $this->line;
    }

    public function getStation(): ?Station
    {
        return $this->station;
    }

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
