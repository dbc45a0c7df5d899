<?php

declare(strict_types=1);

// Runs Composer's own commands one after the other in this process, which saves its start for each.
// Reads {runs: [{folder, arguments}]} from the standard input and prints the exit code of each as a JSON list.
// Usage: php composer.php PATH-OF-COMPOSER

use Composer\Console\Application;
use Composer\Util\Platform;
use Symfony\Component\Console\Input\ArrayInput;
use Symfony\Component\Console\Output\BufferedOutput;

$program = (string) realpath($argv[1]);
$installed = dirname($program, 2).'/share/php/Composer/autoload.php';
require is_file($installed) ? $installed : "phar://$program/vendor/autoload.php";

ini_set('memory_limit', '2G');
$input = json_decode((string) stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
$codes = [];
$start = microtime(true);
foreach ($input['runs'] as ['folder' => $folder, 'arguments' => $arguments]) {
    $application = new Application();
    $application->setAutoExit(false);
    $output = new BufferedOutput();
    chdir($folder);
    Platform::putEnv('COMPOSER_HOME', $input['home']);
    $code = $application->run(new ArrayInput($arguments + ['--no-interaction' => true, '--no-plugins' => true]), $output);
    $text = $output->fetch();
    // 2 means that the requirements cannot be resolved; anything else is our mistake.
    if ($code !== 0 && !str_contains($text, 'could not be resolved')) {
        fwrite(STDERR, "$folder ".json_encode($arguments)."\n$text\n");
        exit(1);
    }
    $codes[] = $code === 0;
}
fprintf(STDERR, "%d runs of Composer in %.0f s\n", count($codes), microtime(true) - $start);
echo json_encode($codes, JSON_THROW_ON_ERROR);
