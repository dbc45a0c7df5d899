<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node;
use PHPStan\Analyser\Scope as AnalyserScope;
use PHPStan\Reflection\ClassReflection;
use PHPStan\Reflection\ExtendedMethodReflection;
use PHPStan\Reflection\ExtendedParametersAcceptor;
use PHPStan\Reflection\ReflectionProvider;
use PHPStan\Type\Type;
use PHPStan\Type\VerbosityLevel;

/** Describes classes, methods and functions as one line of PHP. */
final readonly class Signatures
{
    public function __construct(private ReflectionProvider $reflection) {}

    public function find(string $class): ?ClassReflection
    {
        return $this->reflection->hasClass($class) ? $this->reflection->getClass($class) : null;
    }

    /** @return array<string, mixed> */
    public function class(ClassReflection $class): array
    {
        return ['kind' => 'class', 'name' => $class->getName()] + self::marks($class);
    }

    /** @return array<string, mixed> */
    public function method(ExtendedMethodReflection $method): array
    {
        return [
            'kind' => 'method',
            'name' => $method->getDeclaringClass()->getName() . '::' . $method->getName(),
            'signature' => $this->signature($method->getName(), $method->getVariants()[0]),
        ] + self::marks($method);
    }

    /** @return ?array<string, mixed> */
    public function function(Node\Name $name, AnalyserScope $scope): ?array
    {
        if (!$this->reflection->hasFunction($name, $scope)) {
            return null;
        }

        $function = $this->reflection->getFunction($name, $scope);

        return [
            'kind' => 'function',
            'name' => $function->getName(),
            'signature' => $this->signature($function->getName(), $function->getVariants()[0]),
        ] + self::marks($function);
    }

    /**
     * The names of named arguments.
     *
     * @param array<Node\Arg> $args
     *
     * @return list<array{int, int, array<string, mixed>}>
     */
    public function arguments(array $args, string $of, ExtendedParametersAcceptor $variant): array
    {
        $found = [];

        foreach ($args as $arg) {
            foreach ($variant->getParameters() as $parameter) {
                if ($arg->name?->name === $parameter->getName()) {
                    $type = $parameter->getType()->describe(VerbosityLevel::precise());
                    $entry = ['kind' => 'parameter', 'name' => "$of($" . $parameter->getName() . ')', 'type' => $type];
                    $found[] = [$arg->name->getStartFilePos(), $arg->name->getEndFilePos() + 1, $entry];
                }
            }
        }

        return $found;
    }

    /** @return array<string, true|string> */
    public static function marks(object $reflection): array
    {
        $is = static fn(string $mark) => method_exists($reflection, $mark)
            && ($reflection->$mark() === true || (\is_object($reflection->$mark()) && $reflection->$mark()->yes()));

        return array_filter(['deprecated' => $is('isDeprecated'), 'internal' => $is('isInternal')]);
    }

    private function signature(string $name, ExtendedParametersAcceptor $variant): string
    {
        $parameters = array_map(
            fn($parameter) => ltrim($this->type($parameter->getType()) . ' ')
                . ($parameter->passedByReference()->yes() ? '&' : '')
                . ($parameter->isVariadic() ? '...' : '')
                . '$' . $parameter->getName()
                . ($parameter->isOptional() && !$parameter->isVariadic() ? $this->default($parameter->getDefaultValue()) : ''),
            $variant->getParameters(),
        );
        $end = strrchr($name, '\\');
        $return = $name === '__construct' ? '' : $this->type($variant->getReturnType());

        return ($end === false ? $name : substr($end, 1)) . '(' . implode(', ', $parameters) . ')'
            . ($return === '' ? '' : ": $return");
    }

    private function default(?Type $default): string
    {
        $text = $default === null ? '…' : $this->short($default->describe(VerbosityLevel::precise()));
        $isObject = $default?->isObject()->yes() === true && $default->isEnum()->no();

        return ' = ' . match (true) {
            $text === 'array{}' => '[]',
            $isObject => "new $text(…)",
            default => $text,
        };
    }

    private function type(Type $type): string
    {
        $text = $this->short($type->describe(VerbosityLevel::typeOnly()));

        return (string) preg_replace(['/ of (?:\([^()]*\)|[\w\\\\]+)/', '/^(\w+)\|null$/'], ['', '?$1'], $text);
    }

    private function short(string $type): string
    {
        return (string) preg_replace('/(?:\w+\\\\)+(\w+)/', '$1', $type);
    }
}
