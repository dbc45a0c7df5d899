<?php

declare(strict_types=1);

// php record.php AUTOLOAD < request: {"/libs/mapper": [{"path": ".", "psr4": {"A\\B\\": "src/"}}, …], …}.
// Prints by tree {"bundles": […], "commands": […], "services": […], …}, the parts of generated/services.

use Rekalogika\Dev\Record\Services\CommandReader;
use Rekalogika\Dev\Record\Services\FrameworkClasses;
use Rekalogika\Dev\Record\Services\RouteReader;
use Rekalogika\Dev\Record\Services\ServiceReader;
use Rekalogika\Dev\Record\Services\StandIns;
use Rekalogika\Dev\Record\Services\Tree;
use Rekalogika\Dev\Record\Services\TwigReader;
use Symfony\Component\HttpKernel\Bundle\BundleInterface;

// Deprecations of the libraries do not concern the recorder and would end up in the output.
error_reporting(E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED);
ini_set('display_errors', 'stderr');

$loader = require $argv[1];
$loader->addPsr4('Rekalogika\\Dev\\Record\\Services\\', __DIR__ . '/src');

$request = json_decode((string) stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
$trees = [];
foreach ($request as $root => $packages) {
    $trees[] = $tree = new Tree($root, $packages);
    foreach ($tree->namespaces() as $namespace => $folders) {
        $loader->addPsr4($namespace, $folders);
    }
}
StandIns::register(array_keys($request));

$result = [];
foreach ($trees as $tree) {
    $classes = new FrameworkClasses($tree);
    $services = (new ServiceReader($tree, $classes->of(BundleInterface::class)))->read();
    $result[$tree->root] = [
        ...$services,
        ...(new CommandReader($tree, $services['services']))->read($classes),
        'twig' => (new TwigReader($tree))->read($classes),
        'routes' => (new RouteReader($tree))->read(),
    ];
}
echo json_encode($result, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
