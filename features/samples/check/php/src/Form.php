<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

/** The forms of a PHP block, in the order in which they are tried. */
enum Form
{
    case File;
    case ClassBody;
    case Statements;
    case Expression;
    case Attribute;
}
