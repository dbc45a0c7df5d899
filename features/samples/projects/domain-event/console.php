<?php

// Stands in for bin/console: the commands of an application with the bundle, or of
// one with the outbox where the line says --env=outbox.

declare(strict_types=1);

use App\Kernel;
use Symfony\Bundle\FrameworkBundle\Console\Application;
use Symfony\Component\Console\Input\ArgvInput;

$environment = (new ArgvInput())->getParameterOption(['--env', '-e'], 'dev');

(new Application(Kernel::start((string) $environment)))->run();
