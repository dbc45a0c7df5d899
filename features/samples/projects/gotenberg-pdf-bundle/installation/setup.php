<?php

// A kernel with the bundle; $get requests a path and returns the answer.

declare(strict_types=1);

use App\Kernel;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

$kernel = new Kernel();
$get = static fn(string $path): Response => $kernel->handle(Request::create($path));
