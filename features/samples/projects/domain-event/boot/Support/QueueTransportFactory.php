<?php

declare(strict_types=1);

namespace App\Support;

use Symfony\Component\DependencyInjection\Attribute\Exclude;
use Symfony\Component\Messenger\Transport\Serialization\SerializerInterface;
use Symfony\Component\Messenger\Transport\TransportFactoryInterface;
use Symfony\Component\Messenger\Transport\TransportInterface;

/** @implements TransportFactoryInterface<QueueTransport> */
#[Exclude]
final class QueueTransportFactory implements TransportFactoryInterface
{
    private const SCHEME = 'queue://';

    #[\Override]
    public function createTransport(
        #[\SensitiveParameter]
        string $dsn,
        array $options,
        SerializerInterface $serializer,
    ): TransportInterface {
        $file = substr($dsn, \strlen(self::SCHEME));

        return new QueueTransport($serializer, $file === '' ? null : $file);
    }

    #[\Override]
    public function supports(
        #[\SensitiveParameter]
        string $dsn,
        array $options,
    ): bool {
        return str_starts_with($dsn, self::SCHEME);
    }
}
