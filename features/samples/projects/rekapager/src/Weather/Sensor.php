<?php

declare(strict_types=1);

namespace App\Weather;

enum Sensor: string
{
    case Temperature = 'temperature';
    case Humidity = 'humidity';
}
