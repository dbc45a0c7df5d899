<?php

declare(strict_types=1);

namespace App\Trace;

use ApiPlatform\Metadata\Operation;
use ApiPlatform\State\ProviderInterface;
use Symfony\Component\DependencyInjection\Attribute\AsDecorator;

/**
 * Prints which provider is called, and what it returns.
 *
 * @implements ProviderInterface<object>
 */
#[AsDecorator('api_platform.state_provider.locator')]
final class TracedProvider implements ProviderInterface
{
    /** @param ProviderInterface<object> $inner */
    public function __construct(private readonly ProviderInterface $inner) {}

    public function provide(
        Operation $operation,
        array $uriVariables = [],
        array $context = [],
    ): object|array|null {
        $provider = $operation->getProvider();
        $name = \is_string($provider) ? basename(strtr($provider, '\\', '/')) : 'a callable';
        Trace::station('provider', "$name: " . Described::value($uriVariables));
        $result = $this->inner->provide($operation, $uriVariables, $context);
        Trace::station('provider', 'returns ' . Described::value($result));

        return $result;
    }
}
