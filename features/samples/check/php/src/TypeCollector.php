<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Identifier;
use PhpParser\Node\Name;
use PHPStan\Analyser\Scope as AnalyserScope;
use PHPStan\Collectors\Collector;
use PHPStan\Node as Virtual;
use PHPStan\Reflection\ExtendedParametersAcceptor;
use PHPStan\Type\Type;
use PHPStan\Type\TypeCombinator;
use PHPStan\Type\VerbosityLevel;

/**
 * Collects the type and the signature of each name in a sample.
 *
 * @implements Collector<Node, array{file: string, names: list<array{int, int, array<string, mixed>}>}>
 */
final readonly class TypeCollector implements Collector
{
    public function __construct(private Signatures $signatures) {}

    public function getNodeType(): string
    {
        return Node::class;
    }

    public function processNode(Node $node, AnalyserScope $scope): ?array
    {
        $found = match (true) {
            $node instanceof Virtual\FileNode => $this->names($node),
            $node instanceof Expr\Assign => $this->variables($node->var, $scope->getType($node->expr)),
            $node instanceof Virtual\InForeachNode => [
                ...$this->known($node->getOriginalNode()->keyVar, $scope),
                ...$this->known($node->getOriginalNode()->valueVar, $scope),
            ],
            $node instanceof Virtual\InClassMethodNode,
            $node instanceof Virtual\InFunctionNode,
            $node instanceof Virtual\InClosureNode,
            $node instanceof Virtual\InArrowFunctionNode => $this->parameters($node->getOriginalNode(), $scope),
            $node instanceof Node\Stmt\Catch_ => $this->caught($node, $scope),
            $node instanceof Expr\Variable => $scope->isInExpressionAssign($node) ? [] : $this->known($node, $scope),
            $node instanceof Expr\MethodCall,
            $node instanceof Expr\NullsafeMethodCall => $this->method($node, $scope->getType($node->var), $scope),
            $node instanceof Expr\StaticCall => $this->method($node, $this->classType($node->class, $scope), $scope),
            $node instanceof Expr\PropertyFetch,
            $node instanceof Expr\NullsafePropertyFetch => $this->property($node, $scope->getType($node->var), $scope),
            $node instanceof Expr\StaticPropertyFetch => $this->property(
                $node,
                $this->classType($node->class, $scope),
                $scope,
            ),
            $node instanceof Expr\ClassConstFetch => $this->constant($node, $scope),
            $node instanceof Expr\New_ => $this->created($node, $scope),
            $node instanceof Expr\FuncCall => $this->called($node, $scope),
            default => [],
        };

        // PHPStan analyzes a trait in each class that uses it, as if its code were in the file of the class.
        $file = $scope->getTraitReflection()?->getFileName() ?? $scope->getFile();

        return $found === [] ? null : ['file' => $file, 'names' => $found];
    }

    private function names(Virtual\FileNode $node): array
    {
        $visitor = new NameVisitor($this->signatures);
        (new \PhpParser\NodeTraverser($visitor))->traverse($node->getNodes());

        return $visitor->found;
    }

    private function known(?Node $node, AnalyserScope $scope): array
    {
        return $node instanceof Expr\Variable ? $this->variables($node, $scope->getType($node)) : [];
    }

    private function variables(Node $node, Type $type): array
    {
        if ($node instanceof Expr\Variable && \is_string($node->name)) {
            return $this->entry($node, ['kind' => 'variable', 'name' => '$' . $node->name, 'type' => $this->describe($type)]);
        }

        return [];
    }

    private function parameters(Node\FunctionLike $function, AnalyserScope $scope): array
    {
        $found = [];

        foreach ($function->getParams() as $param) {
            if ($param->var instanceof Expr\Variable && \is_string($param->var->name)) {
                $found[] = $this->variables($param->var, $scope->getVariableType($param->var->name));
            }
        }

        return array_merge(...$found);
    }

    private function caught(Node\Stmt\Catch_ $node, AnalyserScope $scope): array
    {
        $names = array_map(static fn(Name $name) => $scope->resolveName($name), $node->types);
        $entry = ['kind' => 'variable', 'type' => implode('|', $names)];

        return $node->var instanceof Expr\Variable && \is_string($node->var->name)
            ? $this->entry($node->var, [...$entry, 'name' => '$' . $node->var->name])
            : [];
    }

    private function method(
        Expr\MethodCall|Expr\NullsafeMethodCall|Expr\StaticCall $node,
        Type $on,
        AnalyserScope $scope,
    ): array {
        if (!$node->name instanceof Identifier) {
            return [];
        }

        $on = TypeCombinator::removeNull($on);

        if (!$on->hasMethod($node->name->name)->yes()) {
            return [];
        }

        $method = $on->getMethod($node->name->name, $scope);
        $entry = $this->signatures->method($method) + ['type' => $this->describe($scope->getType($node))];

        return [
            ...$this->entry($node->name, $entry),
            ...$this->arguments($node->getArgs(...), $node, $entry['name'], $method->getOnlyVariant()),
        ];
    }

    private function property(Node $node, Type $on, AnalyserScope $scope): array
    {
        $on = TypeCombinator::removeNull($on);
        $name = $node->name ?? null;

        if (!$name instanceof Identifier || !$on->hasProperty($name->name)->yes()) {
            return [];
        }

        $property = $on->getProperty($name->name, $scope);
        $entry = ['kind' => 'property', 'name' => $property->getDeclaringClass()->getName() . '::$' . $name->name]
            + ['type' => $this->describe($node instanceof Expr ? $scope->getType($node) : $property->getReadableType())]
            + Signatures::marks($property);

        return $this->entry($name, $entry);
    }

    private function constant(Expr\ClassConstFetch $node, AnalyserScope $scope): array
    {
        $on = $this->classType($node->class, $scope);

        if (!$node->name instanceof Identifier || strtolower($node->name->name) === 'class') {
            return [];
        }

        if (!$on->hasConstant($node->name->name)->yes()) {
            return [];
        }

        $constant = $on->getConstant($node->name->name);
        $class = $constant->getDeclaringClass();
        $isCase = $class->isEnum() && $class->hasEnumCase($node->name->name);

        return $this->entry($node->name, [
            'kind' => $isCase ? 'case' : 'constant',
            'name' => $class->getName() . '::' . $node->name->name,
            'type' => $this->describe($scope->getType($node)),
        ] + Signatures::marks($constant));
    }

    private function created(Expr\New_ $node, AnalyserScope $scope): array
    {
        $class = $node->class instanceof Name ? $this->signatures->find($scope->resolveName($node->class)) : null;

        if ($class === null || !$node->class instanceof Name || !$class->hasConstructor()) {
            return [];
        }

        $entry = $this->signatures->class($class) + ['type' => $this->describe($scope->getType($node))];
        $constructor = $class->getConstructor();
        $name = $constructor->getDeclaringClass()->getName() . '::__construct';

        return [
            ...$this->entry($node->class, [...$entry, 'signature' => $this->signatures->method($constructor)['signature']]),
            ...$this->arguments($node->getArgs(...), $node, $name, $constructor->getOnlyVariant()),
        ];
    }

    private function called(Expr\FuncCall $node, AnalyserScope $scope): array
    {
        $function = $node->name instanceof Name ? $this->signatures->function($node->name, $scope) : null;

        return $function === null
            ? []
            : $this->entry($node->name, $function + ['type' => $this->describe($scope->getType($node))]);
    }

    private function arguments(\Closure $args, Expr\CallLike $node, string $of, ExtendedParametersAcceptor $variant): array
    {
        return $node->isFirstClassCallable() ? [] : $this->signatures->arguments($args(), $of, $variant);
    }

    private function classType(Node $class, AnalyserScope $scope): Type
    {
        return $class instanceof Name ? $scope->resolveTypeByName($class) : $scope->getType($class);
    }

    private function describe(Type $type): string
    {
        return $type->describe(VerbosityLevel::precise());
    }

    private function entry(Node $node, array $entry): array
    {
        return [[$node->getStartFilePos(), $node->getEndFilePos() + 1, $entry]];
    }
}
