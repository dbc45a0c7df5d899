<?php

// $pdo is the connection of the database with the readings; the adapter that the
// page shows knows nothing of Doctrine.

declare(strict_types=1);

$pdo = $connection->getNativeConnection();

if (!$pdo instanceof \PDO) {
    throw new \LogicException('The connection is not one of PDO.');
}
