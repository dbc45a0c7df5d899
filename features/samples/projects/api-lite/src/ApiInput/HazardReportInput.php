<?php

declare(strict_types=1);

namespace App\ApiInput;

use Symfony\Component\Validator\Constraints as Assert;

class HazardReportInput
{
    #[Assert\NotNull]
    #[Assert\Range(min: 1, max: 5)]
    public int $severity;

    #[Assert\NotBlank]
    #[Assert\Length(max: 500)]
    public string $text;
}
