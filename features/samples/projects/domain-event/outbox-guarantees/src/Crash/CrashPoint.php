<?php

declare(strict_types=1);

namespace App\Crash;

use Symfony\Component\DependencyInjection\Attribute\Exclude;

/** Where the process of a crash test dies, and the folder that outlives it. */
#[Exclude]
final class CrashPoint
{
    public static ?string $folder = null;
    public static ?string $diesAt = null;

    public static function reach(string $point): void
    {
        $mark = self::$folder . '/died';

        // There is one crash: what runs afterwards goes on.
        if ($point === self::$diesAt && !is_file($mark)) {
            touch($mark);
            posix_kill(posix_getpid(), \SIGKILL);
        }
    }

    /** Sends an e-mail: writes a line into a file. */
    public static function send(string $way): void
    {
        if (self::$folder !== null) {
            file_put_contents(self::$folder . '/mails', "$way\n", \FILE_APPEND);
        }
    }
}
