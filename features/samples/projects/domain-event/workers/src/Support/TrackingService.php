<?php

declare(strict_types=1);

namespace App\Support;

final class TrackingService
{
    public static bool $down = false;

    public function publish(string $shipmentNumber): void
    {
        if (self::$down) {
            echo "tracking service: down\n";

            throw new \RuntimeException('The tracking service is down.');
        }

        echo 'tracking service: ', $shipmentNumber, "\n";
    }
}
