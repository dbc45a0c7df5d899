<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

/** The classes of a tree that Symfony or Twig registers: bundles, extensions, commands. */
final readonly class FrameworkClasses
{
    private const TYPES = '/\b(Symfony\\\\Component\\\\(Console\\\\Command|HttpKernel\\\\Bundle)|Twig\\\\Extension)\\\\|\bextends \w*Command\b/';

    /** @var list<\ReflectionClass<object>> */
    private array $classes;

    public function __construct(Tree $tree)
    {
        $classes = [];
        foreach ($tree->classFiles() as $class => $file) {
            // Only these are loaded; other classes may need packages that are not installed.
            if (preg_match(self::TYPES, (string) file_get_contents($file)) === 1 && class_exists($class)) {
                $classes[] = new \ReflectionClass($class);
            }
        }
        $this->classes = $classes;
    }

    /**
     * @template T of object
     * @param class-string<T> $type
     * @return list<class-string<T>> the classes of a type that are not abstract
     */
    public function of(string $type): array
    {
        $names = [];
        foreach ($this->reflectionsOf($type) as $class) {
            if ($class->isInstantiable()) {
                $names[] = $class->name;
            }
        }
        return $names;
    }

    /**
     * @param class-string $type
     * @return list<\ReflectionClass<object>> classes of a type, abstract ones too
     */
    public function reflectionsOf(string $type): array
    {
        return array_values(array_filter(
            $this->classes,
            static fn (\ReflectionClass $class): bool => $class->isSubclassOf($type),
        ));
    }
}
