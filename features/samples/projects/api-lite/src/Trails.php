<?php

declare(strict_types=1);

namespace App;

use App\Entity\HazardReport;
use App\Entity\Trail;
use Doctrine\ORM\EntityManagerInterface;

/** The rows that the database of the application starts with. */
final class Trails
{
    public static function load(EntityManagerInterface $entityManager): void
    {
        $rows = [
            ['Falcon Ridge', 'North', 12],
            ['Heron Marsh', 'Lakes', 3],
            ['Mirror Lake Loop', 'Lakes', 6],
            ['Old Mill Path', 'Coast', 4],
            ['Pine Hollow', 'North', 8],
            ['Salt Cliff Walk', 'Coast', 9],
            ['Summit Traverse', 'North', 18],
        ];

        foreach ($rows as [$name, $region, $lengthKm]) {
            $trail = new Trail($name, $region, $lengthKm);
            $trail->setInternalNote("Budget code of $name");
            $trail->publish();
            $entityManager->persist($trail);
            $trails[] = $trail;
        }

        // The one trail that only wardens see.
        $entityManager->persist(new Trail('Wolf Den Track', 'North', 7));

        [$falconRidge, , $mirrorLake] = $trails;

        $reports = [
            [$falconRidge, 'hiker', 4, 'The bridge over the creek is out.'],
            [$falconRidge, 'hiker', 2, 'A tree lies across the path at kilometer 3.'],
            [$falconRidge, 'runner', 1, 'The sign at the fork is missing.'],
            [$falconRidge, 'runner', 5, 'Rockfall below the summit.'],
            [$mirrorLake, 'runner', 3, 'The boardwalk is flooded.'],
        ];

        foreach ($reports as [$trail, $reporter, $severity, $text]) {
            $entityManager->persist(new HazardReport($trail, $reporter, $severity, $text));
        }

        $entityManager->flush();
    }
}
