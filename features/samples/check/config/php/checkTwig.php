<?php

declare(strict_types=1);

/*
 * Reads {"texts": […], "twig": {"functions": […], …}} and prints null or the first problem for each text.
 * php checkTwig.php <folder of the Composer project>
 */

use Twig\Environment;
use Twig\Error\SyntaxError;
use Twig\Extension\ExtensionInterface;
use Twig\Loader\ArrayLoader;
use Twig\Source;
use Twig\TwigFilter;
use Twig\TwigFunction;
use Twig\TwigTest;

require $argv[1] . '/vendor/autoload.php';

/** @var array{texts: list<string>, twig: array<string, list<string>>} $input */
$input = json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
$twig = new Environment(new ArrayLoader());

foreach (glob($argv[1] . '/vendor/symfony/twig-bridge/Extension/*Extension.php') as $file) {
    $class = 'Symfony\\Bridge\\Twig\\Extension\\' . basename($file, '.php');
    if (is_subclass_of($class, ExtensionInterface::class)) {
        // Only its names are needed, not its behavior: no services are injected.
        $reflection = new ReflectionClass($class);
        $extension = $reflection->newInstanceWithoutConstructor();
        foreach ($reflection->getProperties() as $property) {
            if (!$property->isInitialized($extension) && $property->getType()?->allowsNull()) {
                $property->setValue($extension, null);
            }
        }
        $twig->addExtension($extension);
    }
}

foreach ($input['twig']['functions'] as $name) {
    $twig->addFunction(new TwigFunction($name));
}

foreach ($input['twig']['filters'] as $name) {
    $twig->addFilter(new TwigFilter($name));
}

foreach ($input['twig']['tests'] as $name) {
    $twig->addTest(new TwigTest($name));
}

$judge = static function (string $text) use ($twig): ?array {
    try {
        $twig->parse($twig->tokenize(new Source($text, 'sample')));
    } catch (SyntaxError $error) {
        return ['line' => $error->getTemplateLine() - 1, 'message' => $error->getRawMessage()];
    }

    return null;
};

echo json_encode(array_map($judge, $input['texts']), JSON_THROW_ON_ERROR);
