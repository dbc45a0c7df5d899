<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Comment\Doc;
use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Name;
use PhpParser\Node\Stmt;
use PhpParser\NodeFinder;

/**
 * The part of the set-ups of a page that its samples need: the statements that make the variables and functions
 * which they use, and the injected services, as PHPDoc shows them. What else `boot.php` does stays hidden.
 */
final class SetUp
{
    /** The code that a reader sees. */
    public readonly Code $code;

    /** @var array<string, string> variable => why a reader cannot have it */
    public array $refused = [];

    /** @var array<string, true> full names of the classes that the shown part uses */
    public array $classes = [];

    /** @var array<string, true> */
    private array $variables;

    /** @var array<string, true> variables that the samples or the shown part use */
    private array $used = [];

    /** @var array<string, true> those of them whose value is not made yet, seen from the end */
    private array $watched = [];

    /** @var list<array{Entry, Stmt}> what is shown, the last first */
    private array $shown = [];

    /** @var list<array{Entry, Doc}> */
    private array $services = [];

    /**
     * @param list<Entry> $boots
     * @param list<Entry> $setups
     * @param list<string> $variables that the samples read
     * @param array<string, true> $functions full names of those that the samples call
     */
    public function __construct(
        private readonly array $boots,
        array $setups,
        array $variables,
        private readonly array $functions,
    ) {
        do {
            $count = \count($this->used);
            $this->shown = [];
            $this->variables = array_fill_keys($variables, true);
            $this->used += $this->variables;
            $this->watched = $this->used;
            $this->choose(array_reverse($setups));
            // What is shown may use an object that a statement between changes.
        } while ($count < \count($this->used));

        foreach (array_keys($this->variables) as $variable) {
            $this->service($variable);
        }

        $this->code = $this->shown === [] && $this->services === [] ? Code::added('') : $this->write();
    }

    /** @param list<Entry> $entries @return array<string, true> the variables that set-ups define */
    public static function variablesOf(array $entries): array
    {
        return array_merge([], ...array_map(
            static fn(Entry $entry) => VariableUse::in($entry->parsed->statements)->defined,
            $entries,
        ));
    }

    /** @param list<Entry> $setups the last first */
    private function choose(array $setups): void
    {
        foreach ($setups as $entry) {
            foreach (array_reverse($entry->parsed->statements) as $statement) {
                $this->consider($entry, $statement);
            }

            foreach ($entry->parsed->declarations as $declared) {
                if ($declared instanceof Stmt\Function_ && isset($this->functions[(string) $declared->namespacedName])) {
                    $this->show($entry, $declared, VariableUse::in([]));
                }
            }
        }
    }

    private function consider(Entry $entry, Stmt $statement): void
    {
        $use = VariableUse::in([$statement]);

        $isMade = array_intersect_key($this->variables, $use->defined) !== [];

        if (!$isMade && array_intersect_key($this->watched, self::changed($statement)) === []) {
            return;
        }

        if ($statement instanceof Stmt\Expression && $statement->expr instanceof Expr\Assign) {
            $target = $statement->expr->var;
            // What comes before is not needed for a variable that is made here.
            $made = $target instanceof Expr\Variable ? [$target->name => true] : $use->defined;
            $this->variables = array_diff_key($this->variables, $made);
            $this->watched = array_diff_key($this->watched, $made);
        }

        $this->show($entry, $statement, $use);
    }

    private function show(Entry $entry, Stmt $statement, VariableUse $use): void
    {
        $this->shown[] = [$entry, $statement];
        $this->variables += array_map(static fn() => true, $use->read);
        $this->watched += $this->variables;
        $this->used += $this->variables;

        foreach (self::names($statement) as $name) {
            $this->classes[$name] = true;
        }
    }

    /** The variables of a statement whose objects or elements it changes. */
    private static function changed(Stmt $statement): array
    {
        $changed = [];

        foreach ((new NodeFinder())->findInstanceOf([$statement], Stmt\Expression::class) as $node) {
            $expression = $node->expr;
            $targets = match (true) {
                $expression instanceof Expr\Assign, $expression instanceof Expr\AssignOp => [$expression->var],
                $expression instanceof Expr\FuncCall => array_column($expression->getArgs(), 'value'),
                default => [$expression],
            };

            foreach ($targets as $target) {
                $arguments = [];

                while ($target instanceof Expr\MethodCall || $target instanceof Expr\PropertyFetch || $target instanceof Expr\ArrayDimFetch) {
                    $arguments = [...$arguments, ...$target instanceof Expr\MethodCall ? $target->args : []];
                    $target = $target->var;
                }

                if ($target instanceof Expr\New_) {
                    // A call on an object that nothing else holds is there for what it is given.
                    $changed += array_map(static fn() => true, VariableUse::in($arguments)->read);
                }

                if ($target instanceof Expr\Variable && \is_string($target->name)) {
                    $changed[$target->name] = true;
                }
            }
        }

        return $changed;
    }

    private function service(string $variable): void
    {
        foreach (array_reverse($this->boots) as $entry) {
            foreach (array_reverse($entry->parsed->statements) as $statement) {
                if (!isset(VariableUse::in([$statement])->defined[$variable])) {
                    continue;
                }

                $doc = $statement->getDocComment();

                if ($doc === null || preg_match('/@var\s+([\w\\\\|]+)\s+\$' . $variable . '\b/', $doc->getText(), $match) !== 1) {
                    $this->refused[$variable] = $entry->id;

                    return;
                }

                $this->services[] = [$entry, $doc];

                foreach (explode('|', $match[1]) as $type) {
                    $class = $entry->parsed->uses[$type] ?? ltrim($type, '\\');
                    $this->classes[$class] = true;

                    if (strtolower($class) === 'closure') {
                        $this->refused[$variable] = $entry->id;
                    }
                }

                return;
            }
        }
    }

    private function write(): Code
    {
        $shown = array_reverse($this->shown);
        $imports = [];
        $parts = [];

        foreach ([...$this->services, ...$shown] as [$entry, $part]) {
            $text = $part instanceof Doc ? $part->getText() : $this->text($entry, $part)->text();
            preg_match_all('/(?<![\w\\\\$])[A-Z]\w*/', $text, $words);

            foreach (array_intersect_key($entry->parsed->uses, array_flip($words[0])) as $alias => $class) {
                $isNamed = $alias === $class || str_ends_with($class, '\\' . $alias);
                $imports[] = 'use ' . ltrim($class, '\\') . ($isNamed ? '' : " as $alias") . ";\n";
            }
        }

        foreach ($this->services as [, $doc]) {
            $parts[] = Code::added(self::align($doc->getText()) . "\n");
        }

        foreach ($shown as $index => [$entry, $statement]) {
            $before = $shown[$index - 1] ?? null;
            $follows = $before !== null && $before[0] === $entry && !$this->isApart($entry, $before[1], $statement);
            $parts[] = Code::added($follows || $parts === [] ? '' : "\n");
            $parts[] = $this->text($entry, $statement);
            $parts[] = Code::added("\n");
        }

        $imports = array_unique($imports);
        sort($imports, SORT_STRING | SORT_FLAG_CASE);
        $head = $imports === [] ? [] : [Code::added(implode('', $imports) . "\n")];
        $whole = Code::join(...$head, ...$parts);

        return $whole->slice(0, \strlen(rtrim($whole->text())));
    }

    /** Whether something that is left out or an empty line is between two statements of a file. */
    private function isApart(Entry $entry, Stmt $first, Stmt $second): bool
    {
        [, $end] = self::range($first);
        [$start] = self::range($second);

        return preg_match('/\A[ \t]*\n[ \t]*\z/', $entry->parsed->code->slice($end, $start)->text()) !== 1;
    }

    private function text(Entry $entry, Stmt $statement): Code
    {
        return $entry->parsed->code->slice(...self::range($statement));
    }

    /** @return array{int, int} with the comments that are about the statement, not those above an empty line */
    private static function range(Node $node): array
    {
        $from = $node->getStartFilePos();
        $line = $node->getStartLine();

        foreach (array_reverse($node->getComments()) as $comment) {
            if ($comment->getEndLine() < $line - 1) {
                break;
            }

            $from = $comment->getStartFilePos();
            $line = $comment->getStartLine();
        }

        return [$from, $node->getEndFilePos() + 1];
    }

    private static function align(string $comment): string
    {
        return (string) preg_replace('/\n\s*\*/', "\n *", $comment);
    }

    /** @return list<string> full names of the classes and functions that code uses */
    public static function names(Node $node): array
    {
        $names = (new NodeFinder())->findInstanceOf([$node], Name::class);

        return array_values(array_unique(array_map(static function (Name $name): string {
            $resolved = $name->getAttribute('resolvedName') ?? $name->getAttribute('namespacedName') ?? $name;

            return $resolved->toString();
        }, $names)));
    }
}
