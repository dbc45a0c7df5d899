<?php

declare(strict_types=1);

namespace App\Storage;

use League\Flysystem\Local\LocalFilesystemAdapter;

/** A local storage that counts the requests that a remote one would receive. */
final class CountingAdapter extends LocalFilesystemAdapter
{
    private int $requests = 0;

    public function reset(): void
    {
        $this->requests = 0;
    }

    public function report(string $step): void
    {
        printf("%-26s %3d requests\n", $step, $this->requests);
        $this->requests = 0;
    }

    public function fileExists(string $path): bool
    {
        ++$this->requests;

        return parent::fileExists($path);
    }

    public function read(string $path): string
    {
        ++$this->requests;

        return parent::read($path);
    }

    public function readStream(string $path)
    {
        ++$this->requests;

        return parent::readStream($path);
    }
}
