<?php

declare(strict_types=1);

namespace App\Support;

use Doctrine\DBAL\Connection;
use Doctrine\ORM\EntityManagerInterface;
use Symfony\Component\DependencyInjection\Attribute\Exclude;

/** Prints what is in the outbox. */
#[Exclude]
final class OutboxTable
{
    private readonly Connection $connection;

    public function __construct(private readonly EntityManagerInterface $entityManager)
    {
        $this->connection = $entityManager->getConnection();
    }

    public function print(): void
    {
        $rows = $this->connection->fetchAllAssociative(
            'SELECT id, event, error FROM rekalogika_event_outbox ORDER BY id',
        );

        if ($rows === []) {
            echo "outbox: empty\n";
        }

        foreach ($rows as ['id' => $id, 'event' => $event, 'error' => $error]) {
            preg_match('/O:\d+:"App\\\\Event\\\\(\w+)"/', base64_decode($event), $match);
            echo \sprintf(
                "outbox: row %d, %s%s\n",
                $id,
                $match[1] ?? 'unreadable',
                $error ? ', error' : '',
            );
        }
    }

    /** Puts another text into the serialized events, as another version would. */
    public function replace(string $search, string $replacement): void
    {
        $rows = $this->connection->fetchAllKeyValue(
            'SELECT id, event FROM rekalogika_event_outbox',
        );

        foreach ($rows as $id => $event) {
            $this->connection->update('rekalogika_event_outbox', [
                'event' => base64_encode(
                    str_replace($search, $replacement, base64_decode($event)),
                ),
            ], ['id' => $id]);
        }

        $this->entityManager->clear();
    }
}
