<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\DependencyInjection\Extension\Extension;

/** Replaces another bundle's extension, so that its configuration can be prepended. */
final class NoExtension extends Extension
{
    public function __construct(private readonly string $alias) {}

    public function getAlias(): string
    {
        return $this->alias;
    }

    public function load(array $configs, ContainerBuilder $container): void {}
}
