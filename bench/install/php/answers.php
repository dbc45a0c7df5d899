<?php

declare(strict_types=1);

// What composer/semver says of versions and constraints: reads {versions, constraints} from the standard input.
// Usage: php answers.php AUTOLOAD

use Composer\Semver\Comparator;
use Composer\Semver\Constraint\Constraint;
use Composer\Semver\Constraint\MultiConstraint;
use Composer\Semver\Intervals;
use Composer\Semver\VersionParser;

require $argv[1];

$input = json_decode((string) stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
$parser = new VersionParser();

/** The result of a call; null where it throws. */
$attempt = static function (callable $call): mixed {
    try {
        return $call();
    } catch (UnexpectedValueException) {
        return null;
    }
};

$row = static fn (array $list, callable $answer): string => implode('', array_map(
    static fn (mixed $one): string => $answer($one) ? '1' : '0',
    $list,
));

$versions = array_map(
    static fn (string $version): ?string => $attempt(static fn () => $parser->normalize($version)),
    $input['versions'],
);
$known = array_values(array_filter($versions, static fn (?string $version): bool => $version !== null));
$numeric = array_values(array_filter($known, static fn (string $version): bool => !str_starts_with($version, 'dev-')));
$constraints = array_map(
    static fn (string $constraint) => $attempt(static fn () => $parser->parseConstraints($constraint)),
    $input['constraints'],
);
$parsed = array_values(array_filter($constraints, static fn (mixed $one): bool => $one !== null));

$intersects = static function ($a, $b): bool {
    $found = Intervals::get(new MultiConstraint([$a, $b], true));
    return $found['numeric'] !== [] || $found['branches']['exclude'] || $found['branches']['names'] !== [];
};

echo json_encode([
    'normalized' => $versions,
    'valid' => $row($constraints, static fn (mixed $one): bool => $one !== null),
    // Of each pair of numeric versions: lower, equal or higher.
    'order' => array_map(
        static fn (string $a): string => implode('', array_map(
            static fn (string $b): string => ['<', '=', '>'][version_compare($a, $b) + 1],
            $numeric,
        )),
        $numeric,
    ),
    'allows' => array_map(
        static fn ($constraint): string => $row(
            $known,
            static fn (string $version): bool => $constraint->matches(new Constraint('==', $version)),
        ),
        $parsed,
    ),
    'intersects' => array_map(
        static fn ($a): string => $row($parsed, static fn ($b): bool => $intersects($a, $b)),
        $parsed,
    ),
], JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES);
