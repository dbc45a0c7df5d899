<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Messages;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\BinaryOp;
use PhpParser\Node\InterpolatedStringPart;
use PhpParser\Node\Name;
use PhpParser\Node\Scalar;

/** Reads the templates that an expression may give: constant text, with {} for each value. */
final class Template
{
    private const VALUE = '{}';

    // More alternatives than this come from code that builds a text in many steps.
    private const MOST = 24;

    /**
     * @param array<string, list<Expr>> $assigned what the function around assigns to its variables
     * @param array<string, Expr> $constants of the class around
     */
    public function __construct(
        private readonly array $assigned,
        private readonly array $constants,
    ) {}

    /** @return list<string> */
    public function read(Expr $expression, int $depth = 0): array
    {
        if ($depth > 6) {
            return [self::VALUE];
        }
        $read = fn (Expr $inner): array => $this->read($inner, $depth + 1);
        $found = match (true) {
            $expression instanceof Scalar\String_ => [$expression->value],
            $expression instanceof Scalar\InterpolatedString => [$this->interpolated($expression)],
            $expression instanceof BinaryOp\Concat => $this->joined($read($expression->left), $read($expression->right)),
            $expression instanceof BinaryOp\Coalesce => [...$read($expression->left), ...$read($expression->right)],
            $expression instanceof Expr\Ternary => [...$read($expression->if ?? $expression->cond), ...$read($expression->else)],
            $expression instanceof Expr\Match_ => array_merge(...array_map(static fn (Node\MatchArm $arm): array => $read($arm->body), $expression->arms)),
            $expression instanceof Expr\FuncCall && $expression->name instanceof Name => $this->called($expression, $read),
            $expression instanceof Expr\Variable && \is_string($expression->name) => $this->variable($expression->name, $read),
            $expression instanceof Expr\ClassConstFetch && $expression->name instanceof Node\Identifier
                && isset($this->constants[$expression->name->name]) && $expression->class instanceof Name
                && \in_array($expression->class->toString(), ['self', 'static'], true) => $read($this->constants[$expression->name->name]),
            default => [self::VALUE],
        };
        return \array_slice(array_values(array_unique($found)), 0, self::MOST);
    }

    private function interpolated(Scalar\InterpolatedString $text): string
    {
        return implode('', array_map(
            static fn (Node $part): string => $part instanceof InterpolatedStringPart ? $part->value : self::VALUE,
            $text->parts,
        ));
    }

    /**
     * @param list<string> $starts
     * @param list<string> $ends
     * @return list<string>
     */
    private function joined(array $starts, array $ends): array
    {
        $found = [];
        foreach ($starts as $start) {
            foreach ($ends as $end) {
                $found[] = $start . $end;
            }
        }
        return $found;
    }

    /**
     * @param \Closure(Expr): list<string> $read
     * @return list<string>
     */
    private function called(Expr\FuncCall $call, \Closure $read): array
    {
        $first = $call->getRawArgs()[0] ?? null;
        if (!$first instanceof Node\Arg || !\in_array(ltrim($call->name->toString(), '\\'), ['sprintf', 'vsprintf', 'trim', 'rtrim', 'ucfirst'], true)) {
            return [self::VALUE];
        }
        $isFormat = str_ends_with($call->name->toString(), 'sprintf');
        return array_map(
            static fn (string $text): string => $isFormat
                ? str_replace('%%', '%', (string) preg_replace('/(?<!%)%(?:\d+\$)?[-+ 0]*(?:\'.)?\d*(?:\.\d+)?[bcdeEfFgGosuxX]/', self::VALUE, $text))
                : $text,
            $read($first->value),
        );
    }

    /**
     * @param \Closure(Expr): list<string> $read
     * @return list<string>
     */
    private function variable(string $name, \Closure $read): array
    {
        $values = $this->assigned[$name] ?? [];
        return $values === [] ? [self::VALUE] : array_merge(...array_map($read, $values));
    }
}
