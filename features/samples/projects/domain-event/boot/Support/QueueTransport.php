<?php

declare(strict_types=1);

namespace App\Support;

use Symfony\Component\DependencyInjection\Attribute\Exclude;
use Symfony\Component\Messenger\Envelope;
use Symfony\Component\Messenger\Stamp\TransportMessageIdStamp;
use Symfony\Component\Messenger\Transport\Serialization\SerializerInterface;
use Symfony\Component\Messenger\Transport\TransportInterface;

/**
 * A queue in memory, or in a file that outlives its process: what is not acknowledged is
 * delivered again.
 */
#[Exclude]
final class QueueTransport implements TransportInterface
{
    /** @var array<int, array<mixed>> */
    private array $queue = [];

    private int $lastId = 0;

    public function __construct(
        private readonly SerializerInterface $serializer,
        private readonly ?string $file = null,
    ) {
        $stored = $file !== null && is_file($file)
            ? unserialize((string) file_get_contents($file))
            : null;

        if (\is_array($stored)) {
            [$this->queue, $this->lastId] = $stored;
        }
    }

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
        $this->store();
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
        $this->store();

        return $envelope->with(new TransportMessageIdStamp($this->lastId));
    }

    private function store(): void
    {
        if ($this->file !== null) {
            file_put_contents($this->file, serialize([$this->queue, $this->lastId]));
        }
    }
}
