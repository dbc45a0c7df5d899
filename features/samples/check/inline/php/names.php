<?php

declare(strict_types=1);

/*
 * Prints {"functions": […], "php": {…}, "vendor": {…}}: the functions and classes of PHP itself, and the
 * classes of a Composer project. Each class has its parents and its members: [[…], […]].
 * php names.php <folder of the Composer project>
 */

/** @return array{list<string>, list<string>} */
function ofPhp(string $class): array
{
    $reflection = new ReflectionClass($class);
    $name = static fn(ReflectionMethod|ReflectionProperty $one): string => $one->name;

    return [[], [
        ...array_map($name, $reflection->getMethods()),
        ...array_map($name, $reflection->getProperties()),
        ...array_keys($reflection->getConstants()),
    ]];
}

/** @return array<string, array{list<string>, list<string>}> */
function inFile(string $file): array
{
    $code = (string) file_get_contents($file);
    $namespace = preg_match('~^namespace ([\w\\\\]+)~m', $code, $found) === 1 ? $found[1] . '\\' : '';
    $members = '~\bfunction &?(\w+)\h*\(|^\h*case (\w+)|\bconst (?:\w+ )?(\w+) =|^\h*(?:public|protected|private)\b[^(=;\n]*\$(\w+)~m';
    preg_match_all($members, $code, $found);
    $members = array_values(array_filter(array_unique(array_merge(...array_slice($found, 1)))));
    $classes = '~^\h*(?:(?:abstract|final|readonly) )*(?:class|interface|trait|enum) (\w+)([^{]*)~m';
    preg_match_all($classes, $code, $found, PREG_SET_ORDER);
    $result = [];
    foreach ($found as [, $name, $head]) {
        preg_match_all('~[\w\\\\]+~', $head, $parents);
        $result[$namespace . $name] = [array_values(array_diff($parents[0], ['extends', 'implements'])), $members];
    }

    return $result;
}

$vendor = new RecursiveDirectoryIterator($argv[1] . '/vendor', FilesystemIterator::SKIP_DOTS);
$files = new RegexIterator(
    new RecursiveIteratorIterator($vendor),
    '~^(?!.*/(?:Tests|tests)/).*\.php$~',
);
$classes = [...get_declared_classes(), ...get_declared_interfaces(), ...get_declared_traits()];
$declared = [];

foreach ($files as $file) {
    $declared += inFile((string) $file);
}

echo json_encode([
    'functions' => get_defined_functions()['internal'],
    'php' => array_combine($classes, array_map(ofPhp(...), $classes)),
    'vendor' => $declared,
], JSON_THROW_ON_ERROR);
