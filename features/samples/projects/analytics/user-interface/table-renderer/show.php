<?php

// The HTML of the sample with one line for each row, because Twig leaves white space between and inside the tags.

declare(strict_types=1);

$short = (string) preg_replace(['/\s+/', '/ ?(<\/?(?:table|thead|tbody|tfoot|tr|t[hd])\b[^>]*>) ?/'], [' ', '$1'], $html);
$short = (string) preg_replace('/" (?=")|(?<=class=") /', '', $short);

echo preg_replace('/(<\/?(?:table|thead|tbody|tfoot)[^>]*>|<\/tr>)/', "\$1\n", $short);
