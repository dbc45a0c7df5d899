<?php

// $secondsLeft reads the query parameter of a link, to the nearest ten seconds.

declare(strict_types=1);

$secondsLeft = static function (string $url): int {
    parse_str((string) parse_url($url, PHP_URL_QUERY), $query);
    $expiration = $query['expiration'] ?? '0';

    return (int) round(((int) (\is_string($expiration) ? $expiration : 0) - time()) / 10)
        * 10;
};
