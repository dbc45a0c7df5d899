<?php

declare(strict_types=1);

namespace App\Security;

use App\Entity\Trail;
use App\Repository\TrailRepository;
use Symfony\Component\Security\Core\Authentication\Token\TokenInterface;
use Symfony\Component\Security\Core\Authorization\Voter\Voter;

/** @extends Voter<string, Trail|TrailRepository> */
final class TrailVoter extends Voter
{
    #[\Override]
    protected function supports(string $attribute, mixed $subject): bool
    {
        return $subject instanceof Trail
            && \in_array($attribute, ['view', 'edit', 'report'], true)
            || $subject instanceof TrailRepository && $attribute === 'create';
    }

    #[\Override]
    protected function voteOnAttribute(
        string $attribute,
        mixed $subject,
        TokenInterface $token,
    ): bool {
        if (\in_array('ROLE_WARDEN', $token->getRoleNames(), true)) {
            return true;
        }

        $published = $subject instanceof Trail && $subject->isPublished();

        return match ($attribute) {
            'view' => $published,
            'report' => $published && $token->getUser() !== null,
            default => false,
        };
    }
}
