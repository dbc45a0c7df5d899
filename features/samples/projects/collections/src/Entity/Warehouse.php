<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class Warehouse
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    /** @var Collection<string, StockItem> */
    #[ORM\OneToMany(
        targetEntity: StockItem::class,
        mappedBy: 'warehouse',
        cascade: ['persist'],
        fetch: 'EXTRA_LAZY',
        indexBy: 'sku',
    )]
    private Collection $stockItems;

    public function __construct(
        #[ORM\Column]
        private string $name,
    ) {
        $this->stockItems = new ArrayCollection();
    }

    public function getId(): ?int
    {
        return $this->id;
    }

    public function getName(): string
    {
        return $this->name;
    }

    public function addStockItem(StockItem $item): void
    {
        $this->stockItems->add($item);
    }

    public function getStockItems(): StockItems
    {
        return StockItems::create($this->stockItems, indexBy: 'sku');
    }
}
