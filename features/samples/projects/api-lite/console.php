<?php

// The console of the application with the trails.

declare(strict_types=1);

use App\Kernel;
use Symfony\Bundle\FrameworkBundle\Console\Application;

(new Application(new Kernel('prod', false)))->run();
