<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Error;
use PhpParser\Node;
use PhpParser\Node\Stmt;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\NodeVisitor\ParentConnectingVisitor;
use PhpParser\Parser;
use PhpParser\ParserFactory;

/** Parses blocks: whole files and fragments. */
final readonly class BlockParser
{
    private Parser $parser;

    /** @param array<string, string> $attributes targets of the known attributes */
    public function __construct(private array $attributes)
    {
        $this->parser = (new ParserFactory())->createForNewestSupportedVersion();
    }

    /** @throws Error from parsing it as its most likely form */
    public function parse(Code $code, string $id, ?string $title = null): Parsed
    {
        if (preg_match('/^\s*<\?php\b/', $code->text()) === 1) {
            return new Parsed(Form::File, $code, $this->tree($code), $title);
        }

        return $this->body($code, $id, $title)
            ?? $this->attempt(Form::Statements, $this->wrap('<?php ', $code, "\n"), $title)
            ?? $this->attempt(Form::Expression, $this->wrap('<?php ', $code, "\n;"), $title)
            ?? $this->attribute($code, $id, $title)
            ?? new Parsed(Form::Statements, $code, $this->tree($this->wrap('<?php ', $code, "\n")), $title);
    }

    private function body(Code $code, string $id, ?string $title): ?Parsed
    {
        $imports = '/\A(?:\s*use [A-Z]\w*(?:\\\\\w+)+(?: as \w+)?;)+/';
        $split = preg_match($imports, $code->text(), $match) === 1 ? \strlen($match[0]) : 0;
        $head = $this->wrap('<?php ', $code->slice(0, $split), ' ');
        $rest = $code->slice($split, PHP_INT_MAX);
        $body = $this->attempt(Form::ClassBody, $this->wrap($head, $rest, "\n}", "class Sample_$id {"), $title);
        $class = $body?->declarations[0] ?? null;

        if (!$class instanceof Stmt\Class_ || $class->stmts === []) {
            return null;
        }

        // A function without a modifier is a plain function, unless it uses $this or the like.
        $plain = static fn(Stmt $member) => $member instanceof Stmt\ClassMethod && $member->flags === 0;

        if (array_filter($class->stmts, $plain) === $class->stmts && !str_contains($rest->text(), '$this')) {
            return null;
        }

        $hasNoBody = static fn(Stmt\ClassMethod $method) => $method->stmts === null && !$method->isAbstract();
        $kind = array_filter($class->getMethods(), $hasNoBody) === [] ? 'abstract class' : 'interface';

        return $this->attempt(Form::ClassBody, $this->wrap($head, $rest, "\n}", "$kind Sample_$id {"), $title);
    }

    private function attribute(Code $code, string $id, ?string $title): ?Parsed
    {
        $onClass = $this->attempt(Form::Attribute, $this->wrap('<?php ', $code, "\nclass Sample_$id {}"), $title);
        $class = $onClass?->declarations[0] ?? null;
        $name = $class instanceof Stmt\Class_ ? ($class->attrGroups[0]->attrs[0]->name ?? null) : null;

        if ($name === null) {
            return null;
        }

        $targets = '';

        foreach ($this->attributes as $attribute => $known) {
            $end = '\\' . ltrim((string) $name, '\\');
            $targets = str_ends_with("\\$attribute", $end) ? $known : $targets;
        }

        return match (true) {
            str_contains($targets, 'CLASS') => $onClass,
            str_contains($targets, 'METHOD') => $this->attempt(
                Form::Attribute,
                $this->wrap('<?php ', $code, "\npublic function sample(): void {} }", "class Sample_$id {"),
                $title,
            ),
            str_contains($targets, 'PARAMETER') && !str_contains($targets, 'PROPERTY') => $this->attempt(
                Form::Attribute,
                $this->wrap('<?php ', $code, "\nmixed \$value): void {}", "function sample_$id("),
                $title,
            ),
            str_contains($targets, 'PROPERTY') => $this->attempt(
                Form::Attribute,
                $this->wrap('<?php ', $code, "\npublic mixed \$value; }", "class Sample_$id {"),
                $title,
            ),
            default => $onClass,
        };
    }

    private function wrap(string|Code $open, Code $code, string $close, string $between = ''): Code
    {
        $head = \is_string($open) ? Code::added($open) : $open;

        return Code::join($head, Code::added($between), $code, Code::added($close));
    }

    private function attempt(Form $form, Code $code, ?string $title): ?Parsed
    {
        try {
            return new Parsed($form, $code, $this->tree($code), $title);
        } catch (Error) {
            return null;
        }
    }

    /** @return list<Node> */
    private function tree(Code $code): array
    {
        $tree = $this->parser->parse($code->text()) ?? [];
        $traverser = new NodeTraverser(
            new NameResolver(null, ['replaceNodes' => false]),
            new ParentConnectingVisitor(),
        );

        return array_values($traverser->traverse($tree));
    }
}
