<?php

declare(strict_types=1);

namespace Rekalogika\DoctrineAdvancedGroupBy\Function;

use Doctrine\ORM\Query\AST\Functions\FunctionNode;
use Doctrine\ORM\Query\AST\Node;
use Doctrine\ORM\Query\Parser;
use Doctrine\ORM\Query\SqlWalker;
use Doctrine\ORM\Query\TokenType;

/**
 * Stand-in, written for this documentation; not the library's class.
 *
 * Recorded: the public members, one or more arguments, what they may be, and the text of the SQL.
 */
final class GroupingFunction extends FunctionNode
{
    /** @var list<Node|string> */
    public array $expressions = [];

    public function parse(Parser $parser): void
    {
        $separator = TokenType::T_OPEN_PARENTHESIS;
        $parser->match(TokenType::T_IDENTIFIER);

        do {
            $parser->match($separator);
            $this->expressions[] = $parser->SimpleArithmeticExpression();
            $separator = TokenType::T_COMMA;
        } while ($parser->getLexer()->isNextToken($separator));

        $parser->match(TokenType::T_CLOSE_PARENTHESIS);
    }

    public function getSql(SqlWalker $sqlWalker): string
    {
        return \sprintf('GROUPING(%s)', implode(', ', array_map(
            $sqlWalker->walkSimpleArithmeticExpression(...),
            $this->expressions,
        )));
    }
}
