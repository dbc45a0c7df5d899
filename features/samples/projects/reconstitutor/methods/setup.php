<?php

declare(strict_types=1);

use App\Support\Fleet;
use App\Support\Trace;

$trace = Trace::run(...);
$fleet = new Fleet();
