<?php

declare(strict_types=1);

namespace App\Trace;

use ApiPlatform\Metadata\Operation;
use ApiPlatform\State\Pagination\PartialPaginatorInterface;
use Rekalogika\ApiLite\PaginatorApplier\PaginatorApplierInterface;
use Symfony\Component\DependencyInjection\Attribute\AsDecorator;

/**
 * Prints what is paged, and which page of it is taken.
 *
 * @implements PaginatorApplierInterface<object>
 */
#[AsDecorator(PaginatorApplierInterface::class)]
final class TracedPager implements PaginatorApplierInterface
{
    /** @param PaginatorApplierInterface<object> $inner */
    public function __construct(private readonly PaginatorApplierInterface $inner) {}

    public function applyPaginator(object $object, Operation $operation, array $context): iterable
    {
        $page = $this->inner->applyPaginator($object, $operation, $context);
        $text = $page instanceof PartialPaginatorInterface
            ? "page {$page->getCurrentPage()}, at most {$page->getItemsPerPage()} items"
            : 'items';
        Trace::station('pager', Described::name($object) . " to $text");

        return $page;
    }
}
