<?php

// The table of the sample without classes and white space, or the statement of its query on one line for each clause.

declare(strict_types=1);

use App\Sql\StatementLog;
use Doctrine\SqlFormatter\NullHighlighter;
use Doctrine\SqlFormatter\SqlFormatter;

if (isset($walk)) {
    echo (new SqlFormatter(new NullHighlighter()))->format(StatementLog::lastQuery()), "\n";

    return;
}

// Other samples of the page print something themselves.
if (!isset($html)) {
    return;
}

$short = (string) preg_replace(['/ (?:class="[^"]*"|(?:col|row)span="1")/', '/(?<=>)\s+|\s+(?=<)/'], '', $html);

echo preg_replace('/(<\/?(?:table|thead|tbody|tfoot)>|<\/tr>)/', "\$1\n", $short);
