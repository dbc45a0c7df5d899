<?php

// The sample of docs/file/index.mdx. It is run against rekalogika/file 2.4.4:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/file/landing.php

declare(strict_types=1);

namespace App\Archive;

use League\Flysystem\Filesystem;
use League\Flysystem\Local\LocalFilesystemAdapter;
use Rekalogika\Contracts\File\FileInterface;
use Rekalogika\Contracts\File\Metadata\ImageMetadataInterface;
use Rekalogika\File\FileFactory;
use Rekalogika\File\FilePointer;

function show(FileInterface $file): void
{
    $image = $file->get(ImageMetadataInterface::class);

    printf(
        "%s %s: \"%s\", %s, %d bytes, %d x %d\n",
        $file->getFilesystemIdentifier() ?? 'local',
        $file->getKey(),
        $file->getName(),
        $file->getType(),
        $file->getSize(),
        $image?->getWidth() ?? 0,
        $image?->getHeight() ?? 0,
    );
}

$root = sys_get_temp_dir() . '/museum';

$repository = (new FileFactory([
    'originals' => new Filesystem(new LocalFilesystemAdapter("$root/originals")),
    'website' => new Filesystem(new LocalFilesystemAdapter("$root/website")),
]))->getFileRepository();

// the first bytes of a GIF stand in for a scanned photograph
$scan = 'GIF89a' . pack('v2x3', 1600, 1200);

$original = new FilePointer('originals', 'artifact/2041/front');
$repository->createFromString($original, $scan, ['file.name' => 'Bronze mask.gif']);

// later, or in another process: the pointer is enough
$repository->clear();
show($repository->get($original));

$published = new FilePointer('website', 'mask');
show($repository->copy($original, $published));

echo implode(', ', array_map(basename(...), glob("$root/website/*") ?: [])), "\n";
