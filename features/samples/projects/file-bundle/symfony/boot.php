<?php

declare(strict_types=1);

use Symfony\Component\Validator\Validator\ValidatorInterface;

/** @var ValidatorInterface $validator an injected service */
$validator = $kernel->service(ValidatorInterface::class);
