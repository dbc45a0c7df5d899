<?php

declare(strict_types=1);

use League\Flysystem\Filesystem;
use League\Flysystem\Local\LocalFilesystemAdapter;
use Rekalogika\File\FileFactory;

$root = sys_get_temp_dir() . '/museum';
$originals = new Filesystem(new LocalFilesystemAdapter("$root/originals"));
$website = new Filesystem(new LocalFilesystemAdapter("$root/website"));

$factory = new FileFactory(['originals' => $originals, 'website' => $website]);
$repository = $factory->getFileRepository();

// the first bytes of a GIF stand in for a scanned photograph
$scan = 'GIF89a' . pack('v2x3', 1600, 1200);
