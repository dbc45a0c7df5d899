<?php

// The data of all pages: the script of the quick start, whose rows are those of GROUP BY CUBE.

declare(strict_types=1);

$database = new \PDO('sqlite::memory:');
$database->exec(<<<'SQL'
    CREATE TABLE admission (
        wing TEXT, ticket_type TEXT, month TEXT, visits INTEGER, revenue INTEGER
    );
    INSERT INTO admission VALUES
        ('Fossils', 'adult', '2026-05', 1240, 18600),
        ('Fossils', 'child', '2026-05', 480, 3360),
        ('Fossils', 'member', '2026-05', 120, 0),
        ('Fossils', 'adult', '2026-06', 1390, 20850),
        ('Fossils', 'child', '2026-06', 590, 4130),
        ('Fossils', 'member', '2026-06', 135, 0),
        ('Textiles', 'adult', '2026-05', 470, 5640),
        ('Textiles', 'child', '2026-05', 150, 750),
        ('Textiles', 'adult', '2026-06', 500, 6000),
        ('Textiles', 'child', '2026-06', 165, 825),
        ('Textiles', 'member', '2026-06', 40, 0);
    SQL);

$dimensions = ['wing', 'ticket_type', 'month'];
$selects = [];

foreach (range(0, 7) as $mask) {
    $columns = [];
    $groups = [];

    foreach ($dimensions as $position => $dimension) {
        // The first dimension is the highest bit.
        $isRolledUp = ($mask & (4 >> $position)) !== 0;
        $columns[] = $isRolledUp ? "NULL AS $dimension" : $dimension;

        if (!$isRolledUp) {
            $groups[] = $dimension;
        }
    }

    $selects[] = \sprintf(
        'SELECT %s, SUM(visits) AS visits, SUM(revenue) AS revenue, %d AS mask'
            . ' FROM admission%s',
        implode(', ', $columns),
        $mask,
        $groups === [] ? '' : ' GROUP BY ' . implode(', ', $groups),
    );
}

$query = implode("\nUNION ALL\n", $selects)
    . "\nORDER BY wing, ticket_type, month";

return $database->query($query)->fetchAll(\PDO::FETCH_ASSOC);
