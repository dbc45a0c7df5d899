<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/** What a block of PHP is, in the order in which it is tried. */
enum Form
{
    case File;
    case ClassBody;
    case Statements;
    case Expression;
    case Attribute;
}
