<?php

declare(strict_types=1);

namespace App\Trace;

use ApiPlatform\Metadata\Operation;
use ApiPlatform\State\ProcessorInterface;
use Symfony\Component\DependencyInjection\Attribute\AsDecorator;

/**
 * Prints which processor is called, and what it returns.
 *
 * @implements ProcessorInterface<mixed, mixed>
 */
#[AsDecorator('api_platform.state_processor.locator')]
final class TracedProcessor implements ProcessorInterface
{
    /** @param ProcessorInterface<mixed, mixed> $inner */
    public function __construct(private readonly ProcessorInterface $inner) {}

    public function process(
        mixed $data,
        Operation $operation,
        array $uriVariables = [],
        array $context = [],
    ): mixed {
        $processor = $operation->getProcessor();
        $name = \is_string($processor) ? basename(strtr($processor, '\\', '/')) : 'a callable';
        Trace::station('processor', "$name: " . Described::value($uriVariables));
        $result = $this->inner->process($data, $operation, $uriVariables, $context);
        Trace::station('processor', 'returns ' . Described::value($result));

        return $result;
    }
}
