<?php

declare(strict_types=1);

use App\Entity\Playlist;

// 8 tracks, GBX012600001 to GBX012600008.
$playlist = $entityManager->find(Playlist::class, 1)
    ?? throw new \LogicException('Store the first playlist before.');

// 1000 tracks, GBX012600009 to GBX012601008.
$archive = $entityManager->find(Playlist::class, 2)
    ?? throw new \LogicException('Store the second playlist before.');

$sql->take();
