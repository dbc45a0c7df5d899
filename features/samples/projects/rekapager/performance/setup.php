<?php

// $byId is the query of all readings of station 1 by id, $report prints what each
// query since the last call reads: rows of a page, or a count.

declare(strict_types=1);

use App\Weather\Reading;
use App\Weather\SqlLog;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\QueryBuilder;

$byId = static fn(): QueryBuilder => $entityManager->createQueryBuilder()
    ->select('reading')
    ->from(Reading::class, 'reading')
    ->where('reading.station = 1')
    ->orderBy('reading.id', 'ASC');

$report = static function (string $what) use ($sqlLog): void {
    $queries = array_map(static function (string $sql): string {
        $counts = str_contains($sql, 'COUNT(');
        preg_match('~LIMIT (\d+)~', $sql, $limit);

        return ($counts ? 'count ' : 'read ') . ($limit[1] ?? 'all');
    }, $sqlLog->take());

    echo str_pad("$what:", 22), implode(', ', $queries), "\n";
};

$sqlLog->take();
