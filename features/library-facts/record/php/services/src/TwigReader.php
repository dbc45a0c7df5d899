<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

use Twig\Extension\ExtensionInterface;
use Twig\TokenParser\TokenParserInterface;
use Twig\TwigFilter;
use Twig\TwigFunction;
use Twig\TwigTest;

/** Reads the names that the Twig extensions of a tree add. */
final readonly class TwigReader
{
    public function __construct(private Tree $tree) {}

    /** @return array<string, list<array<string, mixed>>> */
    public function read(FrameworkClasses $classes): array
    {
        $twig = ['functions' => [], 'filters' => [], 'tests' => [], 'tags' => []];
        foreach ($classes->of(ExtensionInterface::class) as $class) {
            $reflection = new \ReflectionClass($class);
            $extension = $reflection->newInstanceWithoutConstructor();
            $file = (string) $reflection->getFileName();
            $describe = fn (TwigFunction|TwigFilter|TwigTest $one): array => [
                'name' => $one->getName(),
                ...$this->placeOf($one->getName(), $file),
                ...$this->callableOf($one),
            ];
            array_push($twig['functions'], ...array_map($describe, $extension->getFunctions()));
            array_push($twig['filters'], ...array_map($describe, $extension->getFilters()));
            array_push($twig['tests'], ...array_map($describe, $extension->getTests()));
            array_push($twig['tags'], ...array_map($this->tag(...), $extension->getTokenParsers()));
        }
        foreach ($twig as &$names) {
            usort($names, static fn (array $a, array $b): int => strcmp($a['name'], $b['name']));
        }
        return $twig;
    }

    /** @return array<string, mixed> */
    private function tag(TokenParserInterface $parser): array
    {
        $class = new \ReflectionClass($parser);
        $file = $this->tree->relative((string) $class->getFileName());
        return ['name' => $parser->getTag(), 'file' => $file, 'line' => $class->getStartLine()];
    }

    /** @return array{file: string, line: int} location of the name in the extension */
    private function placeOf(string $name, string $file): array
    {
        foreach (file($file) ?: [] as $index => $line) {
            if (preg_match('/[\'"]' . preg_quote($name, '/') . '[\'"]/', $line) === 1) {
                return ['file' => $this->tree->relative($file), 'line' => $index + 1];
            }
        }
        throw new \RuntimeException("{$file}: the Twig name \"{$name}\" is not written in it as a string.");
    }

    /** @return array{callable?: string} */
    private function callableOf(TwigFunction|TwigFilter|TwigTest $one): array
    {
        $callable = $one->getCallable();
        if (!\is_array($callable)) {
            return [];
        }
        [$owner, $method] = $callable;
        return ['callable' => (\is_object($owner) ? $owner::class : $owner) . '::' . $method];
    }
}
