<?php

// The page adds the index for pages itself; what is left is the one that Doctrine
// makes for the association.

declare(strict_types=1);

foreach ($connection->createSchemaManager()->listTableIndexes('reading') as $index) {
    if (\in_array('taken_at', $index->getColumns(), true)) {
        $connection->createSchemaManager()->dropIndex($index->getName(), 'reading');
    }
}

unset($index);
