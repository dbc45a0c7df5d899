<?php

// Reads groups of blocks (JSON, see prepare.ts) and writes the files that PHPStan analyzes.

declare(strict_types=1);

use Rekalogika\Dev\Samples\BlockParser;
use Rekalogika\Dev\Samples\Code;
use Rekalogika\Dev\Samples\Entry;
use Rekalogika\Dev\Samples\Group;
use Rekalogika\Dev\Samples\PageSetUp;
use Rekalogika\Dev\Samples\Repeats;

require $argv[1];
require __DIR__ . '/autoload.php';

$job = json_decode((string) stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
$parser = new BlockParser($job['attributes']);
$problems = [];
$files = [];
$known = [];
$names = [];
$setUps = [];
$repeats = new Repeats();
$read = static function (string $path) use ($parser, &$problems): ?Entry {
    try {
        return new Entry($path, $parser->parse(Code::of($path, (string) file_get_contents($path)), 'fixture'));
    } catch (PhpParser\Error $error) {
        $problems[] = ['block' => $path, 'line' => $error->getStartLine(), 'message' => $error->getRawMessage()];

        return null;
    }
};

foreach ($job['pages'] as $page) {
    $around = array_values(array_filter(array_map($read, $page['around'])));
    $isBoot = static fn(Entry $entry) => in_array($entry->id, $page['boots'], true);
    $boots = array_values(array_filter($around, $isBoot));
    $setups = array_values(array_filter($around, static fn(Entry $entry) => !$isBoot($entry)));
    $fixtures = array_filter(array_map($read, $page['fixtures']));
    $hidden = array_filter(array_map($read, $page['hidden']));
    $setUp = new PageSetUp($boots, $setups, $fixtures, $hidden);
    $context = [];

    foreach ($page['groups'] as $index => $blocks) {
        $group = new Group("{$page['prefix']}g$index", $parser, $around, $hidden + $fixtures, $context);

        foreach ($blocks as $block) {
            $group->add($block);
        }

        $group->emit();
        $setUp->add($group->blocks());
        $context = $index === 0 ? $group->asContext() : $context;
        $problems = [...$problems, ...$group->problems];
        $repeated = array_flip($repeats->among($group->files));
        $files = [...$files, ...array_diff_key($group->files, $repeated)];
        $known = [...$known, ...array_intersect_key($group->files, $repeated)];
        $names = [...$names, ...$group->names];
    }

    $setUps[] = $setUp->describe();
}

$write = static function (string $folder, array $files): void {
    foreach ($files as $path => $code) {
        $target = "$folder/$path";
        is_dir(dirname($target)) || mkdir(dirname($target), 0o777, true);

        if (!is_file($target) || file_get_contents($target) !== $code->text()) {
            file_put_contents($target, $code->text());
        }
    }
};
$write($job['folder'], $files);
$write($job['known'], $known);

echo json_encode([
    'files' => (object) array_map(static fn(Code $code) => $code->map(), $files),
    'known' => array_keys($known),
    'problems' => $problems,
    'names' => $names,
    'setUps' => $setUps,
], JSON_THROW_ON_ERROR);
