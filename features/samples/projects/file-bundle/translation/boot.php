<?php

declare(strict_types=1);

use Symfony\Contracts\Translation\TranslatorInterface;

/** @var TranslatorInterface $translator an injected service */
$translator = $kernel->service(TranslatorInterface::class);
