<?php

declare(strict_types=1);

namespace App\Support;

use App\Entity\Playlist;
use App\Entity\Track;
use Doctrine\DBAL\DriverManager;
use Doctrine\DBAL\Logging\Middleware;
use Doctrine\ORM\Configuration;
use Doctrine\ORM\EntityManager;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Mapping\Driver\AttributeDriver;
use Doctrine\ORM\Mapping\UnderscoreNamingStrategy;
use Doctrine\ORM\Proxy\ProxyFactory;
use Doctrine\ORM\Tools\SchemaTool;

/** A database in memory. */
final class Database
{
    public static function open(SqlLog $sql): EntityManagerInterface
    {
        $configuration = new Configuration();
        $configuration->setMetadataDriverImpl(new AttributeDriver([]));
        $configuration->setNamingStrategy(new UnderscoreNamingStrategy(\CASE_LOWER));
        $configuration->setProxyDir(sys_get_temp_dir());
        $configuration->setProxyNamespace('App\Proxy');
        $configuration->setAutoGenerateProxyClasses(ProxyFactory::AUTOGENERATE_EVAL);
        $configuration->setMiddlewares([new Middleware($sql)]);

        $entityManager = new EntityManager(
            DriverManager::getConnection(
                ['driver' => 'pdo_sqlite', 'memory' => true],
                $configuration,
            ),
            $configuration,
        );
        (new SchemaTool($entityManager))->createSchema([
            $entityManager->getClassMetadata(Playlist::class),
            $entityManager->getClassMetadata(Track::class),
        ]);
        $sql->take();

        return $entityManager;
    }

    /** Fills in two playlists: eight tracks in "Morning Run", a thousand in "Archive". */
    public static function fill(EntityManagerInterface $entityManager, SqlLog $sql): void
    {
        $tracks = [
            ['First Light', 'Clara Winter', 214],
            ['Harbor', 'Northbound', 187],
            ['Long Road', 'Northbound', 402],
            ['Paper Boats', 'Lantern Club', 151],
            ['Night Bus', 'Northbound', 265],
            ['Snowfall', 'Clara Winter', 333],
            ['Interlude', 'Lantern Club', 48],
            ['Northern Line', 'Northbound', 311],
        ];
        $artists = ['Clara Winter', 'Northbound', 'Lantern Club', 'Two Rivers'];

        $connection = $entityManager->getConnection();
        $connection->beginTransaction();

        // A page may show a playlist with fewer columns, or more.
        $columns = array_flip(
            $entityManager->getClassMetadata(Playlist::class)->getColumnNames(),
        );

        foreach ([1 => 'Morning Run', 2 => 'Archive'] as $id => $name) {
            $connection->insert('playlist', array_intersect_key(
                ['id' => $id, 'name' => $name, 'track_count' => 0],
                $columns,
            ));
        }

        for ($number = 1; $number <= 1_008; $number++) {
            [$title, $artist, $seconds] = $tracks[$number - 1] ?? [
                'Take ' . $number,
                $artists[$number % 4],
                120 + $number % 240,
            ];
            $connection->insert('track', [
                'isrc' => \sprintf('GBX0126%05d', $number),
                'title' => $title,
                'artist' => $artist,
                'seconds' => $seconds,
                'available' => 1,
                'playlist_id' => $number <= 8 ? 1 : 2,
            ]);
        }

        $connection->commit();
        $sql->take();
    }

    public static function playlist(EntityManagerInterface $entityManager, int $id): Playlist
    {
        return $entityManager->find(Playlist::class, $id)
            ?? throw new \LogicException(\sprintf('There is no playlist %d.', $id));
    }
}
