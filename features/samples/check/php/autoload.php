<?php

declare(strict_types=1);

// PHPStan accepts one autoloader: this one loads the packages that samples use.
$packages = getenv('SAMPLE_PACKAGES');

if ($packages !== false) {
    require $packages;
}

spl_autoload_register(static function (string $class): void {
    $file = __DIR__ . '/src/' . substr($class, \strlen('Rekalogika\\Dev\\Samples\\')) . '.php';

    if (str_starts_with($class, 'Rekalogika\\Dev\\Samples\\') && is_file($file)) {
        require $file;
    }
});
