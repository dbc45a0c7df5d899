<?php

declare(strict_types=1);

namespace App\Security;

use Symfony\Component\DependencyInjection\Attribute\AsAlias;
use Symfony\Component\Security\Core\Authentication\Token\Storage\TokenStorage as BaseTokenStorage;
use Symfony\Component\Security\Core\Authentication\Token\Storage\TokenStorageInterface;

/** Stands in for the service of SecurityBundle. */
#[AsAlias('security.token_storage', public: true)]
#[AsAlias(TokenStorageInterface::class, public: true)]
final class TokenStorage extends BaseTokenStorage {}
