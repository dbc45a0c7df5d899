<?php

declare(strict_types=1);

namespace App\Storage;

use Doctrine\DBAL\Connection;
use League\Flysystem\FilesystemReader;

/** Prints the listings in the database and the content of all stored files. */
final readonly class StorageReport
{
    public function __construct(
        private Connection $connection,
        private FilesystemReader $storage,
    ) {}

    public function print(string $step): void
    {
        $rows = $this->connection
            ->fetchAllKeyValue('SELECT id, address FROM Listing ORDER BY id');

        echo "$step\n";

        foreach ($rows as $id => $address) {
            echo "  row   $id  $address\n";
        }

        foreach ($this->storage->listContents('', true)->sortByPath() as $item) {
            $key = $item->path();

            // each file has its metadata beside it
            if ($item->isFile() && !str_ends_with($key, '.metadata')) {
                printf("  file  %s  \"%s\"\n", $key, $this->storage->read($key));
            }
        }
    }
}
