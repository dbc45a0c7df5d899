<?php

declare(strict_types=1);

// php messages.php AUTOLOAD < request: {"tree": "/libs/mapper", "folders": [{"package": "a/b", "path": "src"}]}.
// Prints {"messages": […], "thrown": [texts in throw statements by another way of reading]}.

use Rekalogika\Dev\Record\Messages\ThrownTexts;
use Rekalogika\Dev\Record\Messages\TreeMessages;
use Rekalogika\Dev\Record\TreeReader;

(require $argv[1])->addPsr4('Rekalogika\\Dev\\Record\\', __DIR__ . '/src');

$request = json_decode((string) stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
$reader = new TreeReader($request['tree']);
$trees = new TreeMessages();
$messages = [];
$thrown = [];
foreach ($request['folders'] as ['path' => $path]) {
    foreach ($reader->files($path) as $file) {
        $code = (string) file_get_contents("{$request['tree']}/{$file}");
        array_push($messages, ...$trees->read($code, $file));
        array_push($thrown, ...ThrownTexts::in($code, $file));
    }
}
echo json_encode(['messages' => $messages, 'thrown' => $thrown], JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
