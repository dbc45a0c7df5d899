<?php

declare(strict_types=1);

// php record.php AUTOLOAD < request: {"tree": "/libs/mapper", "folders": [{"package": "a/b", "path": "src"}]}.
// Prints {"classes": […], "counted": [names found by tokens], "unreadable": [doc tags]}.

use Rekalogika\Dev\Record\ClassCounter;
use Rekalogika\Dev\Record\PrivateMethods;
use Rekalogika\Dev\Record\TreeReader;

(require $argv[1])->addPsr4('Rekalogika\\Dev\\Record\\', __DIR__ . '/src');

$request = json_decode((string) stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
$reader = new TreeReader($request['tree']);
$counter = new ClassCounter();
$classes = [];
$counted = [];
foreach ($request['folders'] as ['package' => $package, 'path' => $path]) {
    foreach ($reader->files($path) as $file) {
        array_push($classes, ...$reader->read($file, $package));
        array_push($counted, ...$counter->count("{$request['tree']}/{$file}"));
    }
}
usort($classes, fn (array $a, array $b): int => strcmp($a['fqcn'], $b['fqcn']));
$result = ['classes' => PrivateMethods::drop($classes), 'counted' => $counted, 'unreadable' => $reader->unreadable];
echo json_encode($result, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
