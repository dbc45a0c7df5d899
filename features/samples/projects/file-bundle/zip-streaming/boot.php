<?php

declare(strict_types=1);

use Rekalogika\File\Zip\FileZip;
use Symfony\Contracts\Translation\TranslatorInterface;

/** @var FileZip $fileZip an injected service */
$fileZip = $kernel->service(FileZip::class);

/** @var TranslatorInterface $translator an injected service */
$translator = $kernel->service(TranslatorInterface::class);
