<?php

declare(strict_types=1);

namespace App\Ferry;

use GuzzleHttp\Psr7\Response;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

/** Stands for the server: shows the request and answers with what it was told to. */
final class Gotenberg implements ClientInterface
{
    public ?ResponseInterface $answer = null;

    public function __construct(private readonly bool $show = true) {}

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        if ($this->show) {
            echo $request->getMethod(), ' ', $request->getUri(), "\n";

            $part = '/name="(\w+)"(?:; filename="([^"]+)")?.*?\r\n\r\n(.*?)\r\n--/s';
            preg_match_all(
                $part,
                (string) $request->getBody(),
                $fields,
                PREG_SET_ORDER,
            );

            foreach ($fields as [, $name, $file, $value]) {
                echo trim("$name $file"), ': ', trim($value), "\n";
            }
        }

        return $this->answer ?? new Response(
            200,
            ['Content-Type' => 'application/pdf'],
            "%PDF-1.7\n% one page\n",
        );
    }
}
