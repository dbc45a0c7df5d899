<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;

/** Maps its stock items twice, to compare the two ways of fetching. */
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
        indexBy: 'sku',
    )]
    private Collection $plainItems;

    /** @var Collection<string, StockItem> */
    #[ORM\OneToMany(
        targetEntity: StockItem::class,
        mappedBy: 'warehouse',
        fetch: 'EXTRA_LAZY',
        indexBy: 'sku',
    )]
    private Collection $extraLazyItems;

    public function __construct(
        #[ORM\Column]
        private string $name,
    ) {
        $this->plainItems = new ArrayCollection();
        $this->extraLazyItems = new ArrayCollection();
    }

    public function getId(): ?int
    {
        return $this->id;
    }

    public function getName(): string
    {
        return $this->name;
    }

    /** @return Collection<string, StockItem> */
    public function getPlainItems(): Collection
    {
        return $this->plainItems;
    }

    /** @return Collection<string, StockItem> */
    public function getExtraLazyItems(): Collection
    {
        return $this->extraLazyItems;
    }
}
