<?php

// $twig renders the template of the page.

declare(strict_types=1);

use Twig\Environment;
use Twig\Loader\FilesystemLoader;

/** @var Environment $twig an injected service */
$twig = new Environment(new FilesystemLoader(__DIR__ . '/src/templates'), [
    'strict_variables' => true,
]);
