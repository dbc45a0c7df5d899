<?php

declare(strict_types=1);

namespace App\Weather;

use Rekalogika\Rekapager\Keyset\Contracts\BoundaryType;
use Rekalogika\Rekapager\Keyset\KeysetPaginationAdapterInterface;

/**
 * Leaves rows that were read backwards as they are.
 *
 * @implements KeysetPaginationAdapterInterface<int, array<string, scalar>>
 */
final readonly class ForgetfulAdapter implements KeysetPaginationAdapterInterface
{
    /** @param KeysetPaginationAdapterInterface<int, array<string, scalar>> $inner */
    public function __construct(private KeysetPaginationAdapterInterface $inner) {}

    #[\Override]
    public function getKeysetItems(
        int $offset,
        int $limit,
        ?array $boundaryValues,
        BoundaryType $boundaryType,
    ): array {
        $items = $this->inner->getKeysetItems($offset, $limit, $boundaryValues, $boundaryType);

        return $boundaryType === BoundaryType::Upper ? array_reverse($items) : $items;
    }

    #[\Override]
    public function countKeysetItems(
        int $offset,
        int $limit,
        ?array $boundaryValues,
        BoundaryType $boundaryType,
    ): int {
        return $this->inner->countKeysetItems($offset, $limit, $boundaryValues, $boundaryType);
    }

    #[\Override]
    public function countItems(): ?int
    {
        return $this->inner->countItems();
    }
}
