<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

use Symfony\Component\DependencyInjection\Alias;
use Symfony\Component\DependencyInjection\Argument\ArgumentInterface;
use Symfony\Component\DependencyInjection\Argument\ServiceLocatorArgument;
use Symfony\Component\DependencyInjection\Argument\TaggedIteratorArgument;
use Symfony\Component\DependencyInjection\Definition;
use Symfony\Component\DependencyInjection\Reference;

/** The arguments of services: other services, individually or all with a tag. */
final readonly class Arguments
{
    /** @param iterable<Definition|Alias> $services */
    public function __construct(private iterable $services) {}

    /** @return list<string> tags whose services are injected */
    public function tags(): array
    {
        $tags = [];
        foreach ($this->leaves() as $leaf) {
            if ($leaf instanceof TaggedIteratorArgument) {
                $tags[$leaf->getTag()] = true;
            }
        }
        ksort($tags, SORT_STRING);
        return array_keys($tags);
    }

    /** @return list<string> ids of services that are injected, decorated or aliased */
    public function ids(): array
    {
        $ids = [];
        foreach ($this->services as $service) {
            $other = $service instanceof Alias ? (string) $service : $service->getDecoratedService()[0] ?? null;
            if ($other !== null) {
                $ids[$other] = true;
            }
        }
        foreach ($this->leaves() as $leaf) {
            if ($leaf instanceof Reference) {
                $ids[(string) $leaf] = true;
            }
        }
        ksort($ids, SORT_STRING);
        return array_keys($ids);
    }

    /** @return iterable<mixed> */
    private function leaves(): iterable
    {
        foreach ($this->services as $service) {
            yield from $this->leavesOf($service);
        }
    }

    /** @return iterable<mixed> */
    private function leavesOf(mixed $value): iterable
    {
        $inner = match (true) {
            $value instanceof Definition => [$value->getArguments(), $value->getFactory(), $value->getMethodCalls()],
            $value instanceof TaggedIteratorArgument => [],
            $value instanceof ServiceLocatorArgument => [$value->getTaggedIteratorArgument(), $value->getValues()],
            $value instanceof ArgumentInterface => $value->getValues(),
            \is_array($value) => $value,
            default => [],
        };
        yield $value;
        foreach ($inner as $one) {
            yield from $this->leavesOf($one);
        }
    }
}
