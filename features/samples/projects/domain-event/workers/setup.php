<?php

// $start makes an application with the outbox and the given routes to the queue.

declare(strict_types=1);

use App\OutboxKernel;

$start = static fn(string ...$routed): OutboxKernel =>
    OutboxKernel::start(array_values($routed))->createTables();
