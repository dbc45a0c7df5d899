<?php

// Extractors that recognize withers, as the bundle's do, and a logger that prints.

declare(strict_types=1);

use Psr\Log\AbstractLogger;
use Rekalogika\Mapper\MapperFactory;
use Symfony\Component\PropertyInfo\Extractor\PhpStanExtractor;
use Symfony\Component\PropertyInfo\Extractor\ReflectionExtractor;

$prefixes = ['add', 'remove', 'set', 'with'];

$mapperFactory = new MapperFactory(
    reflectionExtractor: new ReflectionExtractor(mutatorPrefixes: $prefixes),
    phpStanExtractor: new PhpStanExtractor(mutatorPrefixes: $prefixes),
    logger: new class extends AbstractLogger {
        /** @param array<string, mixed> $context */
        public function log($level, string|\Stringable $message, array $context = []): void
        {
            $message = strtr((string) $message, [
                '{property}' => $context['property'],
                '{class}' => $context['class'],
            ]);
            echo wordwrap("[{$level}] " . strtok($message, '.') . '.', 80), "\n";
        }
    },
);
$mapper = $mapperFactory->getMapper();
