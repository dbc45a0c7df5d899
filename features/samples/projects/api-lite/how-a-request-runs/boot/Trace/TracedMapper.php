<?php

declare(strict_types=1);

namespace App\Trace;

use Rekalogika\ApiLite\Mapper\ApiMapperInterface;
use Rekalogika\Mapper\Context\Context;
use Symfony\Component\DependencyInjection\Attribute\AsDecorator;

/** Prints the source and the result of each mapping. */
#[AsDecorator(ApiMapperInterface::class)]
final class TracedMapper implements ApiMapperInterface
{
    public function __construct(private readonly ApiMapperInterface $inner) {}

    public function map(
        object $source,
        object|string $target,
        ?Context $context = null,
    ): object {
        $from = Described::value($source);
        $result = $this->inner->map($source, $target, $context);
        Trace::station('mapper', "$from to " . Described::value($result));

        return $result;
    }

    public function reset(): void
    {
        $this->inner->reset();
    }
}
