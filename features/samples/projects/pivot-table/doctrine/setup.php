<?php

declare(strict_types=1);

use App\Support\Database;

$entityManager = Database::open($rows);
