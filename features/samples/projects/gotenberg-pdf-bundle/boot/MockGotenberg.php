<?php

declare(strict_types=1);

namespace App;

use Symfony\Component\HttpClient\Response\MockResponse;

/** Answers in place of a Gotenberg server. */
final class MockGotenberg
{
    /** @param array<string, mixed> $options */
    public function __invoke(string $method, string $url, array $options): MockResponse
    {
        return new MockResponse("%PDF-1.7\n% one page\n", [
            'response_headers' => ['content-type' => 'application/pdf'],
        ]);
    }
}
