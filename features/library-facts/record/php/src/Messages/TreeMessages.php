<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Messages;

use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\Parser;
use PhpParser\ParserFactory;

/** Reads the messages of PHP files. */
final class TreeMessages
{
    private readonly Parser $parser;

    public function __construct()
    {
        $this->parser = (new ParserFactory())->createForNewestSupportedVersion();
    }

    /** @return list<array<string, mixed>> */
    public function read(string $code, string $file): array
    {
        $visitor = new MessageVisitor($file);
        (new NodeTraverser(new NameResolver(), $visitor))->traverse($this->parser->parse($code) ?? []);
        return $visitor->messages;
    }
}
