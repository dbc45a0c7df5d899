<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use PHPStan\PhpDocParser\Ast\PhpDoc\GenericTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\InvalidTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\PhpDocNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\PhpDocTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\TemplateTagValueNode;
use PHPStan\PhpDocParser\Ast\Type\TypeNode;
use PHPStan\PhpDocParser\Printer\Printer;

/** The types and tags of one doc comment, without its text. */
final class DocComment
{
    /** Tags that affect PHPStan and that no other fact contains. */
    private const KEPT = '/^@(?:phpstan-|psalm-)?(?:assert(?:-if-true|-if-false)?|mixin|require-extends|require-implements'
        . '|param-out|self-out|this-out|param-closure-this|param-(?:immediately-invoked|later-invoked)-callable'
        . '|pure|impure|readonly|immutable|consistent-constructor|no-named-arguments|type|import-type|sealed)$/';

    private readonly Printer $printer;

    public function __construct(private readonly PhpDocNode $doc)
    {
        $this->printer = new Printer();
    }

    /**
     * The values of a kind of tag, of `@phpstan-…` before `@psalm-…` before the plain one.
     *
     * @template T of PhpDocTagValueNode
     * @param class-string<T> $class
     * @return array<string, T> by the $key of a value, the first of each
     */
    public function values(string $class, \Closure $key): array
    {
        $order = static fn (string $tag): int => match (true) {
            str_starts_with($tag, '@phpstan-') => 0,
            str_starts_with($tag, '@psalm-') => 1,
            default => 2,
        };
        $tags = array_filter($this->doc->getTags(), static fn ($tag): bool => $tag->value instanceof $class);
        usort($tags, static fn ($a, $b): int => $order($a->name) <=> $order($b->name));
        $values = [];
        foreach ($tags as $tag) {
            $values[$key($tag->value)] ??= $tag->value;
        }
        return $values;
    }

    /** The type that a tag such as `@return` or `@var` gives. */
    public function type(string $class): ?string
    {
        $values = $this->values($class, static fn (): string => '');
        return isset($values['']) ? $this->print($values['']->type) : null;
    }

    public function print(TypeNode $type): string
    {
        return $this->printer->print($type);
    }

    public function has(string $tag): bool
    {
        return $this->doc->getTagsByName($tag) !== [];
    }

    /** @return list<array<string, mixed>> */
    public function templates(): array
    {
        $variance = [];
        foreach ($this->doc->getTags() as $tag) {
            if ($tag->value instanceof TemplateTagValueNode) {
                preg_match('/(covariant|contravariant)$/', $tag->name, $match);
                $variance[$tag->value->name] = $match[1] ?? null;
            }
        }
        $templates = [];
        foreach ($this->templateValues() as $name => $value) {
            $templates[] = Facts::filled([
                'name' => $name,
                'bound' => $value->bound === null ? null : $this->print($value->bound),
                'default' => $value->default === null ? null : $this->print($value->default),
                'variance' => $variance[$name],
            ]);
        }
        return $templates;
    }

    /** @return list<string> names of templates */
    public function templateNames(): array
    {
        return array_map(strval(...), array_keys($this->templateValues()));
    }

    /** @return list<string> kept tags as one line each, without text */
    public function keptTags(): array
    {
        $lines = [];
        foreach ($this->doc->getTags() as $tag) {
            if (preg_match(self::KEPT, $tag->name) !== 1 || $tag->value instanceof InvalidTagValueNode) {
                continue;
            }
            $value = clone $tag->value;
            if (property_exists($value, 'description')) {
                $value->description = '';
            }
            $text = $value instanceof GenericTagValueNode ? '' : preg_replace('/\s+/', ' ', $this->printer->print($value));
            $lines[] = trim("{$tag->name} {$text}");
        }
        return $lines;
    }

    /** @return list<string> tags whose types could not be read */
    public function unreadable(): array
    {
        $tags = array_filter($this->doc->getTags(), static fn ($tag): bool => $tag->value instanceof InvalidTagValueNode);
        return array_values(array_map(static fn ($tag): string => "{$tag->name} {$tag->value->value}", $tags));
    }

    /** @return array<string, TemplateTagValueNode> */
    private function templateValues(): array
    {
        $values = $this->values(TemplateTagValueNode::class, static fn (TemplateTagValueNode $value): string => $value->name);
        // Their order is the order of the type's arguments, which the prefixed ones must not change.
        $order = [];
        foreach ($this->doc->getTags() as $tag) {
            if ($tag->value instanceof TemplateTagValueNode) {
                $order[$tag->value->name] = $values[$tag->value->name];
            }
        }
        return $order;
    }
}
