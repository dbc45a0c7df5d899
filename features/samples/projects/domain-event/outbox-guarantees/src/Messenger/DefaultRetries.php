<?php

declare(strict_types=1);

namespace App\Messenger;

use Symfony\Component\DependencyInjection\Attribute\AsDecorator;
use Symfony\Component\DependencyInjection\ContainerInterface;
use Symfony\Component\Messenger\Retry\MultiplierRetryStrategy;

/** Tries again as often as Messenger does without configuration; the kernel switches that off. */
#[AsDecorator(
    'messenger.retry.multiplier_retry_strategy.async',
    onInvalid: ContainerInterface::IGNORE_ON_INVALID_REFERENCE, // the kernel without a queue
)]
final class DefaultRetries extends MultiplierRetryStrategy {}
