<?php

declare(strict_types=1);

namespace App\Security;

use App\Entity\HazardReport;
use Symfony\Component\Security\Core\Authentication\Token\TokenInterface;
use Symfony\Component\Security\Core\Authorization\Voter\Voter;

/** @extends Voter<string, HazardReport> */
final class HazardReportVoter extends Voter
{
    #[\Override]
    protected function supports(string $attribute, mixed $subject): bool
    {
        return $subject instanceof HazardReport
            && \in_array($attribute, ['view', 'edit'], true);
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

        return $attribute === 'edit'
            ? $subject->getReporter() === $token->getUserIdentifier()
            : $subject->getTrail()->isPublished();
    }
}
