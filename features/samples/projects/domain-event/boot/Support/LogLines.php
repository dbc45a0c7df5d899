<?php

declare(strict_types=1);

namespace App\Support;

use Psr\Log\AbstractLogger;
use Symfony\Component\DependencyInjection\Attribute\Exclude;

/** Keeps what is logged, for pages that show it. */
#[Exclude]
final class LogLines extends AbstractLogger
{
    /** @var list<string> */
    private array $lines = [];

    /** @param array<string, mixed> $context */
    #[\Override]
    public function log(
        mixed $level,
        string|\Stringable $message,
        array $context = [],
    ): void {
        $replace = [];

        foreach ($context as $key => $value) {
            if (\is_scalar($value)) {
                $replace['{' . $key . '}'] = (string) $value;
            }
        }

        $this->lines[] = \sprintf(
            '[%s] %s',
            \is_string($level) ? $level : 'log',
            strtr((string) $message, $replace),
        );
    }

    /** Prints the lines since the last call that match the pattern. */
    public function print(
        string $pattern = '/^.\w+. (Message relay|Error event)/',
    ): void {
        foreach (preg_grep($pattern, $this->lines) ?: [] as $line) {
            echo wordwrap($line, 80, "\n    "), "\n";
        }

        $this->lines = [];
    }
}
