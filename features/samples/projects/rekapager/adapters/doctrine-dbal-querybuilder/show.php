<?php

// The last query that the sample has sent.

declare(strict_types=1);

$queries = $sqlLog->take();

if ($queries !== []) {
    echo $queries[array_key_last($queries)], "\n";
}
