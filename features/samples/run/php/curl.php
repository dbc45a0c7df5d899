<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\HttpKernelInterface;

/**
 * Sends a request, written as arguments of curl, to a kernel and returns what curl prints: with -i the
 * status line and the named headers, then the body, whose JSON is indented.
 *
 * @param list<string> $arguments those after the word "curl"
 * @param list<string> $headers the headers that a page shows; others vary from run to run or say nothing
 * @throws \InvalidArgumentException for an option that is not known here
 */
function curl(array $arguments, HttpKernelInterface $kernel, array $headers): string
{
    [$request, $shown] = curlRequest($arguments);
    $response = $kernel->handle($request);
    $lines = [];

    if ($shown) {
        $status = $response->getStatusCode();
        $lines[] = rtrim("HTTP/1.1 $status " . (Response::$statusTexts[$status] ?? ''));

        foreach ($headers as $name) {
            foreach ($response->headers->all($name) as $value) {
                $lines[] = "$name: $value";
            }
        }

        $lines[] = '';
    }

    return rtrim(implode("\n", [...$lines, indented((string) $response->getContent())])) . "\n";
}

/**
 * @param list<string> $arguments
 * @return array{Request, bool} the request, and whether its response is shown with status and headers
 */
function curlRequest(array $arguments): array
{
    [$method, $url, $body, $shown, $server] = [null, null, null, false, ['HTTP_ACCEPT' => '*/*']];

    while (($argument = array_shift($arguments)) !== null) {
        if ($argument === '-i') {
            $shown = true;
        } elseif ($argument === '-X') {
            $method = array_shift($arguments);
        } elseif ($argument === '-d') {
            $body = (string) array_shift($arguments);
        } elseif ($argument === '-u') {
            [$server['PHP_AUTH_USER'], $server['PHP_AUTH_PW']] = explode(':', (string) array_shift($arguments), 2);
        } elseif ($argument === '-H') {
            [$name, $value] = explode(':', (string) array_shift($arguments), 2);
            $key = strtoupper(strtr($name, '-', '_'));
            $server[$key === 'CONTENT_TYPE' ? $key : "HTTP_$key"] = trim($value);
        } elseif (str_starts_with($argument, '-') || $url !== null) {
            throw new \InvalidArgumentException("curl: \"$argument\" is not known here.");
        } else {
            $url = $argument;
        }
    }

    if ($url === null) {
        throw new \InvalidArgumentException('curl: there is no URL.');
    }

    if ($body !== null) {
        // what curl sends with -d and without a type
        $server += ['CONTENT_TYPE' => 'application/x-www-form-urlencoded'];
    }

    $request = Request::create($url, $method ?? ($body === null ? 'GET' : 'POST'), server: $server, content: $body);

    if (!isset($server['CONTENT_TYPE'])) {
        // Request::create() adds one to a request without a body
        $request->headers->remove('Content-Type');
        $request->server->remove('CONTENT_TYPE');
    }

    return [$request, $shown];
}

/** JSON with four spaces a level; another text as it is. */
function indented(string $body): string
{
    $data = json_decode($body);

    return $data === null
        ? $body
        : json_encode($data, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
}
