<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Messages;

use PhpParser\Node;
use PhpParser\Node\Arg;
use PhpParser\Node\Expr;
use PhpParser\Node\FunctionLike;
use PhpParser\Node\Identifier;
use PhpParser\Node\Name;
use PhpParser\Node\Stmt;
use PhpParser\Node\Stmt\ClassLike;
use PhpParser\NodeFinder;
use PhpParser\NodeVisitorAbstract;

/** Collects the messages of exceptions, logs, deprecations and refused configuration in one file. */
final class MessageVisitor extends NodeVisitorAbstract
{
    private const LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];

    /** @var list<array<string, mixed>> */
    public array $messages = [];

    /** @var list<ClassLike> */
    private array $classes = [];

    /** @var list<FunctionLike> */
    private array $functions = [];

    public function __construct(private readonly string $file) {}

    public function enterNode(Node $node): null
    {
        if ($node instanceof ClassLike) {
            $this->classes[] = $node;
        } elseif ($node instanceof FunctionLike) {
            $this->functions[] = $node;
        }
        $class = $this->className();
        match (true) {
            $node instanceof Expr\Throw_ => $this->addThrown($node->expr),
            $node instanceof Expr\New_ && $node->class instanceof Name => $this->addCreated($node->class->toString(), $node->getArgs(), $node),
            $node instanceof Expr\StaticCall && $node->class instanceof Name && !$node->isFirstClassCallable() => $this->addCreated($node->class->toString(), $node->getArgs(), $node),
            $node instanceof Expr\MethodCall || $node instanceof Expr\NullsafeMethodCall => $this->addCalled($node),
            $node instanceof Expr\FuncCall && $node->name instanceof Name => $this->addDeprecation($node),
            $node instanceof Node\Param && $this->isError($class) && $node->var instanceof Expr\Variable
                && $node->var->name === 'message' && $node->default !== null => $this->add('exception', $class, [$node->default], $node),
            $node instanceof Node\PropertyItem && $this->isError($class) && $node->name->name === 'message'
                && $node->default !== null => $this->add('exception', $class, [$node->default], $node),
            default => null,
        };
        return null;
    }

    public function leaveNode(Node $node): null
    {
        if ($node instanceof ClassLike) {
            array_pop($this->classes);
        } elseif ($node instanceof FunctionLike) {
            array_pop($this->functions);
        }
        return null;
    }

    /** @param array<Arg> $args */
    private function addCreated(string $name, array $args, Node $node): void
    {
        $class = \in_array($name, ['self', 'static', 'parent'], true) ? $this->className() : $name;
        if ($this->isError($class)) {
            $this->add('exception', $class, array_map(static fn (Arg $arg): Expr => $arg->value, $args), $node);
        } elseif ($this->isError($this->className()) && preg_match('/\bTranslatableMessage$/', $name) === 1) {
            // An exception that translates itself has its text there.
            $this->add('exception', $this->className(), array_map(static fn (Arg $arg): Expr => $arg->value, \array_slice($args, 0, 1)), $node);
        }
    }

    /** Not every exception has a name that says so. */
    private function addThrown(Expr $thrown): void
    {
        if (($thrown instanceof Expr\New_ || $thrown instanceof Expr\StaticCall) && $thrown->class instanceof Name
            && !$this->isError($thrown->class->toString())) {
            $this->add('exception', $thrown->class->toString(), array_map(static fn (Arg $arg): Expr => $arg->value, $thrown->getArgs()), $thrown);
        }
    }

    private function addCalled(Expr\MethodCall|Expr\NullsafeMethodCall $call): void
    {
        if (!$call->name instanceof Identifier || $call->isFirstClassCallable()) {
            return;
        }
        $name = $call->name->name;
        $args = array_map(static fn (Arg $arg): Expr => $arg->value, $call->getArgs());
        if ($name === 'thenInvalid') {
            $this->add('configuration', null, \array_slice($args, 0, 1), $call);
        } elseif (\in_array($name, [...self::LEVELS, 'log'], true) && $this->isLogger($call->var)) {
            $this->add('log', null, \array_slice($args, $name === 'log' ? 1 : 0, 1), $call, $name === 'log' ? null : $name);
        }
    }

    private function addDeprecation(Expr\FuncCall $call): void
    {
        $place = ['trigger_deprecation' => 2, 'trigger_error' => 0][ltrim($call->name->toString(), '\\')] ?? null;
        if ($place !== null && isset($call->getArgs()[$place])) {
            $text = $call->getArgs()[$place];
            // trigger_deprecation() formats its text, as sprintf() does.
            $this->add('deprecation', null, [$place === 0 ? $text->value : new Expr\FuncCall(new Name('sprintf'), [$text])], $call);
        }
    }

    private function isLogger(Expr $object): bool
    {
        $name = match (true) {
            $object instanceof Expr\Variable => $object->name,
            $object instanceof Expr\PropertyFetch, $object instanceof Expr\NullsafePropertyFetch => $object->name instanceof Identifier ? $object->name->name : null,
            default => null,
        };
        return \is_string($name) && stripos($name, 'logger') !== false;
    }

    private function isError(?string $class): bool
    {
        return $class !== null && preg_match('/(?:Exception|Error)$|\\\\Exceptions?\\\\/', $class) === 1;
    }

    private function className(): ?string
    {
        $class = end($this->classes);
        return $class instanceof ClassLike && $class->namespacedName !== null ? $class->namespacedName->toString() : null;
    }

    /** @param array<Expr> $expressions */
    private function add(string $kind, ?string $class, array $expressions, Node $node, ?string $level = null): void
    {
        $template = new Template($this->assigned(), $this->constants());
        foreach ($expressions as $expression) {
            foreach ($template->read($expression) as $text) {
                $text = trim((string) preg_replace('/\s+/', ' ', $text));
                if ($kind === 'exception') {
                    // The places of a translation have names.
                    $text = (string) preg_replace('/(?<!\{)\{\w+\}(?!\})/', '{}', $text);
                }
                // A name or a value alone is not a message.
                if (preg_match_all('/\pL{2,}/u', str_replace('{}', ' ', $text)) >= 2) {
                    $this->messages[] = array_filter([
                        'template' => $text,
                        'kind' => $kind,
                        'class' => $class,
                        'level' => $level,
                        'in' => $this->place(),
                        'file' => $this->file,
                        'line' => $node->getStartLine(),
                    ], static fn (mixed $value): bool => $value !== null);
                }
            }
        }
    }

    private function place(): ?string
    {
        $names = array_map(static fn (FunctionLike $one): ?string => $one instanceof Stmt\ClassMethod ? $one->name->name : null, $this->functions);
        $method = array_values(array_filter($names))[0] ?? null;
        $class = $this->className();
        return $class !== null && $method !== null ? "{$class}::{$method}" : $class;
    }

    /** @return array<string, list<Expr>> */
    private function assigned(): array
    {
        $function = $this->functions[0] ?? null;
        $found = [];
        foreach ((new NodeFinder())->findInstanceOf($function?->getStmts() ?? [], Expr\Assign::class) as $assign) {
            if ($assign->var instanceof Expr\Variable && \is_string($assign->var->name)) {
                $found[$assign->var->name][] = $assign->expr;
            }
        }
        return $found;
    }

    /** @return array<string, Expr> */
    private function constants(): array
    {
        $class = end($this->classes);
        $found = [];
        foreach ($class instanceof ClassLike ? $class->getConstants() : [] as $group) {
            foreach ($group->consts as $constant) {
                $found[$constant->name->name] = $constant->value;
            }
        }
        return $found;
    }
}
