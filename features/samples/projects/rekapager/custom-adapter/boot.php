<?php

declare(strict_types=1);

/** @var \PDO $pdo the connection to the database */
$pdo = $connection->getNativeConnection();
