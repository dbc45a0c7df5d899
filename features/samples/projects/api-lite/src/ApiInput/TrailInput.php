<?php

declare(strict_types=1);

namespace App\ApiInput;

use Symfony\Component\Validator\Constraints as Assert;

class TrailInput
{
    #[Assert\NotNull(groups: ['complete'])]
    #[Assert\NotBlank(allowNull: true)]
    #[Assert\Length(max: 100)]
    public string $name;

    #[Assert\NotNull(groups: ['complete'])]
    #[Assert\Choice(['North', 'Lakes', 'Coast'])]
    public string $region;

    #[Assert\NotNull(groups: ['complete'])]
    #[Assert\Positive]
    public int $lengthKm;
}
