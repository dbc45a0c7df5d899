<?php

declare(strict_types=1);

namespace App\Trace;

use Symfony\Component\DependencyInjection\Attribute\AsDecorator;
use Symfony\Component\Security\Core\Authentication\Token\TokenInterface;
use Symfony\Component\Security\Core\Authorization\AccessDecisionManagerInterface;

/** Prints each decision of the voters, with attribute and subject. */
#[AsDecorator('security.access.decision_manager')]
final class TracedDecisions implements AccessDecisionManagerInterface
{
    public function __construct(private readonly AccessDecisionManagerInterface $inner) {}

    public function decide(TokenInterface $token, array $attributes, mixed $object = null): bool
    {
        $isGranted = $this->inner->decide($token, $attributes, $object);
        $subject = \is_object($object) ? Described::name($object) : 'nothing';
        $names = implode(', ', array_map(Described::value(...), $attributes));
        Trace::station('voters', "$names on $subject: " . ($isGranted ? 'granted' : 'denied'));

        return $isGranted;
    }
}
