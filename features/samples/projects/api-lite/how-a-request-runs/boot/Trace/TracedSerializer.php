<?php

declare(strict_types=1);

namespace App\Trace;

use Symfony\Component\DependencyInjection\Attribute\AsDecorator;
use Symfony\Component\Serializer\SerializerInterface;
use Symfony\Component\VarExporter\LazyObjectInterface;

/** Prints what a body becomes, and what becomes a body. */
#[AsDecorator('api_platform.serializer')]
final class TracedSerializer implements SerializerInterface
{
    public function __construct(private readonly SerializerInterface $inner) {}

    public function deserialize(
        mixed $data,
        string $type,
        string $format,
        array $context = [],
    ): mixed {
        $result = $this->inner->deserialize($data, $type, $format, $context);
        Trace::station('serializer', 'body to ' . Described::value($result));

        return $result;
    }

    public function serialize(mixed $data, string $format, array $context = []): string
    {
        Trace::station('serializer', Described::value($data) . " to $format");
        $result = $this->inner->serialize($data, $format, $context);

        if ($data instanceof LazyObjectInterface) {
            Trace::station('serializer', 'has read ' . Described::value($data));
        }

        return $result;
    }
}
