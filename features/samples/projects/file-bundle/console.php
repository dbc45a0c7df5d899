<?php

declare(strict_types=1);

use App\Kernel;
use Symfony\Bundle\FrameworkBundle\Console\Application;

$_SERVER['DATABASE_URL'] = 'sqlite:///' . dirname((string) $_SERVER['SCRIPT_FILENAME'], 2) . '/var/data.db';

(new Application(new Kernel('dev', true)))->run();
