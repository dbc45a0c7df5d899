<?php

declare(strict_types=1);

namespace App\Testing;

use League\Flysystem\Filesystem;
use League\Flysystem\Local\LocalFilesystemAdapter;
use League\Flysystem\UnableToCopyFile;
use League\Flysystem\UnableToWriteFile;
use Symfony\Component\DependencyInjection\Attribute\AsDecorator;
use Symfony\Component\DependencyInjection\Attribute\Autowire;

/** Refuses new files while it is full, and still deletes. */
#[AsDecorator('rekalogika.file.default_filesystem')]
final class FullStorage extends Filesystem
{
    public static bool $isFull = false;

    public function __construct(
        #[Autowire('%kernel.project_dir%/var/storage/default')]
        string $folder,
    ) {
        parent::__construct(new LocalFilesystemAdapter($folder));
    }

    public function writeStream(
        string $location,
        $contents,
        array $config = [],
    ): void {
        if (self::$isFull) {
            throw UnableToWriteFile::atLocation($location, 'the storage is full');
        }

        parent::writeStream($location, $contents, $config);
    }

    public function copy(
        string $source,
        string $destination,
        array $config = [],
    ): void {
        if (self::$isFull) {
            throw UnableToCopyFile::fromLocationTo($source, $destination);
        }

        parent::copy($source, $destination, $config);
    }
}
