<?php

declare(strict_types=1);

namespace App\Archive;

use League\Flysystem\FileAttributes;
use League\Flysystem\FilesystemReader;

/** Lists what a store holds. */
final class StoreListing
{
    public static function of(FilesystemReader $store): string
    {
        $lines = '';

        foreach ($store->listContents('', true)->sortByPath() as $item) {
            if ($item instanceof FileAttributes) {
                $size = $store->fileSize($item->path());
                $lines .= sprintf("%-42s %4d bytes\n", $item->path(), $size);
            }
        }

        return $lines === '' ? "(empty)\n" : $lines;
    }
}
