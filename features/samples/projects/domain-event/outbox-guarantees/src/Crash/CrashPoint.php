<?php

declare(strict_types=1);

namespace App\Crash;

use Symfony\Component\DependencyInjection\Attribute\Exclude;

/** Where the process of a crash test dies or a listener throws, and the folder that outlives it. */
#[Exclude]
final class CrashPoint
{
    public static ?string $folder = null;
    public static ?string $diesAt = null;

    /** The way whose listener throws at its first call. */
    public static ?string $throwsIn = null;

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
        $mark = self::$folder . '/thrown';

        if ($way === self::$throwsIn && !is_file($mark)) {
            touch($mark);

            throw new \RuntimeException('The mail server is down.');
        }

        if (self::$folder !== null) {
            file_put_contents(self::$folder . '/mails', "$way\n", \FILE_APPEND);
        }
    }
}
