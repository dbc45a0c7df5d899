<?php

declare(strict_types=1);

namespace App\Support;

use Symfony\Component\DependencyInjection\Attribute\Exclude;
use Symfony\Component\Messenger\Envelope;
use Symfony\Component\Messenger\Stamp\TransportMessageIdStamp;
use Symfony\Component\Messenger\Transport\Serialization\SerializerInterface;
use Symfony\Component\Messenger\Transport\TransportInterface;

/** A queue in memory: what is not acknowledged is delivered again. */
#[Exclude]
final class QueueTransport implements TransportInterface
{
    /** @var array<int, array<mixed>> */
    private array $queue = [];

    private int $lastId = 0;

    public function __construct(private readonly SerializerInterface $serializer) {}

    /** @return list<Envelope> */
    #[\Override]
    public function get(): iterable
    {
        $id = array_key_first($this->queue);

        return $id === null ? [] : [
            $this->serializer->decode($this->queue[$id])
                ->with(new TransportMessageIdStamp($id)),
        ];
    }

    #[\Override]
    public function ack(Envelope $envelope): void
    {
        unset($this->queue[$envelope->last(TransportMessageIdStamp::class)?->getId()]);
    }

    #[\Override]
    public function reject(Envelope $envelope): void
    {
        $this->ack($envelope);
    }

    #[\Override]
    public function send(Envelope $envelope): Envelope
    {
        $this->queue[++$this->lastId] = $this->serializer->encode($envelope);

        return $envelope->with(new TransportMessageIdStamp($this->lastId));
    }
}
