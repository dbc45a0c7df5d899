<?php

// The console of the application. Its database holds the rides, and its summaries are empty until a command of the
// page refreshes them. What differs from run to run is cut from the lines of progress: seconds and memory;
// spaces at the end of a line are cut, too.

declare(strict_types=1);

use App\Support\Application;
use Symfony\Bundle\FrameworkBundle\Console\Application as Console;
use Symfony\Component\Console\Input\ArgvInput;
use Symfony\Component\Console\Output\BufferedOutput;

$console = new Console(Application::start(filled: false));
$console->setAutoExit(false);
$output = new BufferedOutput();
$status = $console->run(new ArgvInput(), $output);
echo preg_replace(['/ \((?:< )?\d+ \w+, [\d.]+ \w+\)/', '/(?<=\w) in \d+ *$/m', '/ +$/m'], '', $output->fetch());

exit($status);
