<?php

declare(strict_types=1);

namespace App\Outbox;

use Rekalogika\DomainEvent\Outbox\MessagePreparerInterface;
use Rekalogika\DomainEvent\Outbox\Stamp\UserIdentifierStamp;
use Symfony\Component\Messenger\Envelope;

/** Stands in for the preparer of the bundle, as there is no login here. */
final class LoginPreparer implements MessagePreparerInterface
{
    #[\Override]
    public function prepareMessage(Envelope $envelope): Envelope
    {
        return $envelope->with(new UserIdentifierStamp('sari@carrier.example'));
    }
}
