<?php

declare(strict_types=1);

namespace App\Trace;

use ApiPlatform\Validator\Exception\ValidationException;
use ApiPlatform\Validator\ValidatorInterface;
use Symfony\Component\DependencyInjection\Attribute\AsDecorator;

/** Prints what is validated, and the violations. */
#[AsDecorator('api_platform.validator')]
final class TracedValidator implements ValidatorInterface
{
    public function __construct(private readonly ValidatorInterface $inner) {}

    public function validate(object $data, array $context = []): void
    {
        try {
            $this->inner->validate($data, $context);
        } catch (ValidationException $exception) {
            Trace::station('validator', Described::value($data) . ': ' . $exception->getMessage());

            throw $exception;
        }

        Trace::station('validator', Described::value($data) . ': valid');
    }
}
