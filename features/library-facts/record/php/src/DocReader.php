<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use PhpParser\NameContext;
use PhpParser\Node;
use PHPStan\PhpDocParser\Ast\PhpDoc\PhpDocNode;
use PHPStan\PhpDocParser\Lexer\Lexer;
use PHPStan\PhpDocParser\Parser\ConstExprParser;
use PHPStan\PhpDocParser\Parser\PhpDocParser;
use PHPStan\PhpDocParser\Parser\TokenIterator;
use PHPStan\PhpDocParser\Parser\TypeParser;
use PHPStan\PhpDocParser\ParserConfig;

/** Reads doc comments with full type names. */
final class DocReader
{
    /** @var list<string> */
    public array $unreadable = [];

    private readonly Lexer $lexer;

    private readonly PhpDocParser $parser;

    /** @var list<string> templates and aliases of the class that is being read */
    private array $ofClass = [];

    public function __construct(private readonly NameContext $names)
    {
        $config = new ParserConfig([]);
        $expressions = new ConstExprParser($config);
        $this->lexer = new Lexer($config);
        $this->parser = new PhpDocParser($config, new TypeParser($config, $expressions), $expressions);
    }

    public function readClass(Node $class): DocComment
    {
        $this->ofClass = [];
        $doc = $this->parse($class);
        $comment = new DocComment($doc);
        $aliases = [
            ...array_column($doc->getTypeAliasTagValues(), 'alias'),
            ...array_column($doc->getTypeAliasTagValues('@psalm-type'), 'alias'),
        ];
        foreach (['@phpstan-import-type', '@psalm-import-type'] as $tag) {
            foreach ($doc->getTypeAliasImportTagValues($tag) as $import) {
                $aliases[] = $import->importedAs ?? $import->importedAlias;
            }
        }
        $this->ofClass = [...$comment->templateNames(), ...$aliases];
        DocTypes::resolve($doc, $this->names, $this->ofClass);
        return $comment;
    }

    public function readMember(Node $member): DocComment
    {
        $doc = $this->parse($member);
        $comment = new DocComment($doc);
        DocTypes::resolve($doc, $this->names, [...$this->ofClass, ...$comment->templateNames()]);
        return $comment;
    }

    private function parse(Node $node): PhpDocNode
    {
        $text = $node->getDocComment()?->getText() ?? '/** */';
        $doc = $this->parser->parse(new TokenIterator($this->lexer->tokenize($text)));
        array_push($this->unreadable, ...(new DocComment($doc))->unreadable());
        return $doc;
    }
}
