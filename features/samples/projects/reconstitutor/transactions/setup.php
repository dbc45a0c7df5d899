<?php

// $import gives serials to the service of the page in an application of its own.

declare(strict_types=1);

use App\Fleet\DeviceImport;
use App\Support\Fleet;
use App\Support\Trace;

$trace = Trace::run(...);
$fleet = new Fleet();

$import = static function (string ...$serials): void {
    $fleet = new Fleet(DeviceImport::class);
    $fleet->insert('D-1', 'D-2');
    $import = $fleet->get(DeviceImport::class);
    \assert($import instanceof DeviceImport);
    $import->import(...$serials);
};
