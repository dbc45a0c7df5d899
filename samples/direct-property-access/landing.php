<?php

// The sample of docs/direct-property-access/index.mdx. It is run against
// rekalogika/direct-property-access 1.3.0 and symfony/property-access 7.4:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/direct-property-access/landing.php

declare(strict_types=1);

namespace App\Heating;

use Rekalogika\DirectPropertyAccess\DirectPropertyAccessor;
use Symfony\Component\PropertyAccess\Exception\NoSuchPropertyException;
use Symfony\Component\PropertyAccess\PropertyAccess;

abstract class Appliance
{
    private int $warranty = 24;
}

final class Thermostat extends Appliance
{
    private float $setPoint = 20.0;

    public function __construct(private readonly string $serial) {}

    public function getSetPoint(): string
    {
        return $this->setPoint . ' °C';
    }

    public function setSetPoint(float $setPoint): void
    {
        if ($setPoint > 30.0) {
            throw new \RangeException('A set point ends at 30 °C.');
        }

        $this->setPoint = $setPoint;
    }
}

$thermostat = new Thermostat('TH-0815');
$direct = new DirectPropertyAccessor();
$standard = PropertyAccess::createPropertyAccessor();

$direct->setValue($thermostat, 'setPoint', 31.5);

echo 'direct setPoint: ', $direct->getValue($thermostat, 'setPoint'), "\n";
echo 'direct serial: ', $direct->getValue($thermostat, 'serial'), "\n";
echo 'direct warranty: ', $direct->getValue($thermostat, 'warranty'), "\n";

echo 'standard setPoint: ', $standard->getValue($thermostat, 'setPoint'), "\n";

try {
    $standard->getValue($thermostat, 'warranty');
} catch (NoSuchPropertyException) {
    echo "standard warranty: NoSuchPropertyException\n";
}
