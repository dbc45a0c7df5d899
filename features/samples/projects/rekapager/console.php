<?php

// The console of an application with the bundle, and with the configuration that
// the page shows.

declare(strict_types=1);

use App\WeatherKernel;
use Symfony\Bundle\FrameworkBundle\Console\Application;

(new Application(new WeatherKernel(sys_get_temp_dir())))->run();
