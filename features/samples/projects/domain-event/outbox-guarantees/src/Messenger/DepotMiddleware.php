<?php

declare(strict_types=1);

namespace App\Messenger;

use App\Crash\CrashPoint;
use Symfony\Component\Messenger\Envelope;
use Symfony\Component\Messenger\Middleware\MiddlewareInterface;
use Symfony\Component\Messenger\Middleware\StackInterface;
use Symfony\Component\Messenger\Stamp\ReceivedStamp;

/** Is around each dispatch of the relay; the kernel adds a middleware of this name. */
final class DepotMiddleware implements MiddlewareInterface
{
    #[\Override]
    public function handle(Envelope $envelope, StackInterface $stack): Envelope
    {
        $isSent = $envelope->last(ReceivedStamp::class) === null;
        $isSent && CrashPoint::reach('reading');
        $result = $stack->next()->handle($envelope, $stack);
        $isSent && CrashPoint::reach('dispatched');

        return $result;
    }
}
