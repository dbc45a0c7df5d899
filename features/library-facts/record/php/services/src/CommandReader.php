<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\VarExporter\ProxyHelper;

/** Reads names, arguments and options of console commands. */
final readonly class CommandReader
{
    /** @param list<array<string, mixed>> $services sources of command names that are not in the class */
    public function __construct(private Tree $tree, private array $services) {}

    /** @return array{commands: list<mixed>, base_commands: list<mixed>} commands, and abstract classes for own commands */
    public function read(FrameworkClasses $classes): array
    {
        $commands = [];
        $base = [];
        foreach ($classes->reflectionsOf(Command::class) as $class) {
            $command = $this->make($class);
            if ($class->isAbstract()) {
                $base[] = $this->describe($class, $command);
                continue;
            }
            $name = $command->getName() ?? $this->nameInServices($class->name);
            $commands[$name] = ['name' => $name, ...$this->describe($class, $command)];
        }
        ksort($commands, SORT_STRING);
        return ['commands' => array_values($commands), 'base_commands' => $base];
    }

    /** @param \ReflectionClass<object> $class */
    private function make(\ReflectionClass $class): Command
    {
        if ($class->isAbstract()) {
            $class = $this->concrete($class);
        }
        if (($class->getConstructor()?->getNumberOfRequiredParameters() ?? 0) === 0) {
            return $class->newInstance();
        }
        // The constructor needs services; that of Symfony's class is enough for the definition.
        $command = $class->newInstanceWithoutConstructor();
        (new \ReflectionMethod(Command::class, '__construct'))->invoke($command);
        return $command;
    }

    /**
     * @param \ReflectionClass<object> $class
     * @return \ReflectionClass<object>
     */
    private function concrete(\ReflectionClass $class): \ReflectionClass
    {
        $name = $class->getShortName() . 'Concrete';
        $methods = array_map(
            static fn (\ReflectionMethod $method): string => str_replace('abstract ', '', ProxyHelper::exportSignature($method)) . ' { throw new \LogicException(); }',
            $class->getMethods(\ReflectionMethod::IS_ABSTRACT),
        );
        eval("final class {$name} extends \\{$class->name} { " . implode(' ', $methods) . ' }');
        return new \ReflectionClass($name);
    }

    private function nameInServices(string $class): string
    {
        foreach ($this->services as $service) {
            foreach (($service['class'] ?? null) === $class ? $service['tags'] ?? [] : [] as $tag) {
                if ($tag['name'] === 'console.command' && isset($tag['attributes']['command'])) {
                    return $tag['attributes']['command'];
                }
            }
        }
        throw new \RuntimeException("{$class}: no name, neither by AsCommand nor by a console.command tag.");
    }

    /**
     * @param \ReflectionClass<object> $class
     * @return array<string, mixed>
     */
    private function describe(\ReflectionClass $class, Command $command): array
    {
        $definition = $command->getDefinition();
        return [
            'class' => $class->name,
            ...($command->getAliases() === [] ? [] : ['aliases' => $command->getAliases()]),
            ...($command->isHidden() ? ['hidden' => true] : []),
            'arguments' => array_map($this->argument(...), array_values($definition->getArguments())),
            'options' => array_map($this->option(...), array_values($definition->getOptions())),
            'file' => $this->tree->relative((string) $class->getFileName()),
            'line' => $class->getStartLine(),
        ];
    }

    /** @return array<string, mixed> */
    private function argument(InputArgument $argument): array
    {
        return [
            'name' => $argument->getName(),
            ...($argument->isRequired() ? ['required' => true] : []),
            ...($argument->isArray() ? ['array' => true] : []),
            ...($argument->getDefault() === null || $argument->getDefault() === [] ? [] : ['default' => $argument->getDefault()]),
        ];
    }

    /** @return array<string, mixed> */
    private function option(InputOption $option): array
    {
        $value = match (true) {
            $option->isValueRequired() => 'required',
            $option->isValueOptional() => 'optional',
            default => 'none',
        };
        return [
            'name' => $option->getName(),
            ...($option->getShortcut() === null ? [] : ['shortcut' => $option->getShortcut()]),
            'value' => $value,
            ...($option->isArray() ? ['array' => true] : []),
            ...($option->isNegatable() ? ['negatable' => true] : []),
            ...(\in_array($option->getDefault(), [null, false, []], true) ? [] : ['default' => $option->getDefault()]),
        ];
    }
}
