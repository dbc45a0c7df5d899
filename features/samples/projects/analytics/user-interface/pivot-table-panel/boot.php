<?php

// The templates of this page are beside the classes, where the runner copies them to.

declare(strict_types=1);

use Twig\Loader\FilesystemLoader;

$loader = $twig->getLoader();

if ($loader instanceof FilesystemLoader) {
    $loader->addPath(getcwd() . '/src/templates');
}
