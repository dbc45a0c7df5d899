<?php

declare(strict_types=1);

namespace App\Support;

use Doctrine\DBAL\Connection;

/**
 * The rides of the pages: 4,200 in half a year, the same in each run. They are written as SQL, which the listener of
 * the library does not notice, so that a run starts without dirty flags.
 */
final class Rides
{
    public const COUNT = 4200;

    private const TICKETS = ['single', 'single', 'day', 'month', 'single', 'day', 'month'];

    public static function load(Connection $connection): void
    {
        foreach (['CityRail', 'AirLink'] as $name) {
            $connection->insert('operator', ['name' => $name]);
        }

        foreach ([['Blue', 1], ['Red', 1], ['Green', 2]] as [$name, $operator]) {
            $connection->insert('line', ['name' => $name, 'operator_id' => $operator]);
        }

        $stations = ['Harbor' => 1, 'Market' => 1, 'Castle' => 2, 'Park' => 2, 'Airport' => 3, 'Museum' => 3];

        foreach ($stations as $name => $line) {
            $connection->insert('station', ['name' => $name, 'line_id' => $line]);
        }

        for ($number = 1; $number <= 97; $number++) {
            $visits = $number % 8 === 0;
            $connection->insert('rider', [
                'type' => $visits ? 'visitor' : 'resident',
                'district' => $visits ? null : ['North', 'South', 'Center'][$number % 3],
                'country' => $visits ? ['PT', 'ID', 'US'][$number % 3] : null,
            ]);
        }

        $start = new \DateTimeImmutable('2025-01-01 00:00:00 UTC');
        $rows = [];

        for ($number = 0; $number < self::COUNT; $number++) {
            $rows[] = \sprintf(
                "('%s', %d, %d, '%s', %d, %d)",
                $start->modify(\sprintf('+%d minutes', $number * 62))->format('Y-m-d H:i:s'),
                150 + ($number * 37 % 11) * 20,
                400 + ($number * 7919 % 97) * 90,
                self::TICKETS[($number * $number + intdiv($number, 31)) % 7],
                1 + ($number * $number + intdiv($number, 13)) % 6,
                1 + $number * 13 % 97,
            );
        }

        $connection->executeStatement(
            'INSERT INTO ride (boarded_at, fare, distance, ticket, station_id, rider_id) VALUES '
            . implode(', ', $rows),
        );
    }
}
