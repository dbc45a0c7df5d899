<?php

// What the samples of the doctrine-advanced-group-by pages start with: the entity manager of an application on
// PostgreSQL, with nine stock movements and GROUPING() registered.

declare(strict_types=1);

use App\Support\Database;

date_default_timezone_set('UTC');

$entityManager = Database::open();
