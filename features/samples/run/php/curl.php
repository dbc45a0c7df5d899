<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use Symfony\Component\HttpFoundation\File\UploadedFile;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\HttpKernelInterface;

/**
 * Sends a request, written as arguments of curl, to a kernel and returns what curl prints: with -i or -D - the
 * status line and the named headers, then the body, whose JSON is indented.
 *
 * @param list<string> $arguments those after the word "curl"
 * @param list<string> $headers the headers that a page shows; others vary from run to run or say nothing
 * @throws \InvalidArgumentException for an option that is not known here
 */
function curl(array $arguments, HttpKernelInterface $kernel, array $headers): string
{
    [$request, $shown, $saveAs] = curlRequest($arguments);
    $response = $kernel->handle($request);
    ob_start();
    $response->sendContent();
    $body = (string) ob_get_clean();
    $lines = [];

    if ($saveAs !== null) {
        file_put_contents($saveAs, $body);
        $body = '';
    }

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

    $printed = rtrim(implode("\n", [...$lines, indented($body)]));

    return $printed === '' ? '' : "$printed\n";
}

/**
 * @param list<string> $arguments
 * @return array{Request, bool, ?string} the request, whether its response is shown with status and headers, and
 *     the file that takes the body
 */
function curlRequest(array $arguments): array
{
    [$method, $url, $body, $shown, $server] = [null, null, null, false, ['HTTP_ACCEPT' => '*/*']];
    [$fields, $files, $saveAs, $withBody] = [[], [], null, false];

    while (($argument = array_shift($arguments)) !== null) {
        if ($argument === '-i') {
            $shown = $withBody = true;
        } elseif ($argument === '-D' && $arguments[0] === '-') {
            array_shift($arguments);
            $shown = true;
        } elseif ($argument === '-X') {
            $method = array_shift($arguments);
        } elseif ($argument === '-d') {
            $body = (string) array_shift($arguments);
        } elseif ($argument === '-o') {
            $saveAs = (string) array_shift($arguments);
        } elseif ($argument === '-F') {
            [$name, $value] = explode('=', (string) array_shift($arguments), 2);

            if (str_starts_with($value, '@')) {
                $files[] = [$name, curlUpload(substr($value, 1))];
            } else {
                $fields[] = urlencode($name) . '=' . urlencode($value);
            }
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

    if ($saveAs !== null && $withBody) {
        throw new \InvalidArgumentException('curl: with -o, -i writes the headers to the file. Use -D - to print them.');
    }

    if ($body !== null) {
        // what curl sends with -d and without a type
        $server += ['CONTENT_TYPE' => 'application/x-www-form-urlencoded'];
    }

    $isForm = $fields !== [] || $files !== [];

    if ($isForm) {
        $server += ['CONTENT_TYPE' => 'multipart/form-data; boundary=sample'];
    }

    parse_str(implode('&', $fields), $parameters);
    $request = Request::create(
        $url,
        $method ?? ($body === null && !$isForm ? 'GET' : 'POST'),
        $parameters,
        [],
        curlFiles($files),
        $server,
        $body,
    );

    if (!isset($server['CONTENT_TYPE'])) {
        // Request::create() adds one to a request without a body
        $request->headers->remove('Content-Type');
        $request->server->remove('CONTENT_TYPE');
    }

    return [$request, $shown, $saveAs];
}

/** The upload of a field `name=@path;type=…;filename=…`, from a copy, because a controller may move it. */
function curlUpload(string $value): UploadedFile
{
    [$path, $options] = [strtok($value, ';'), []];

    while (($option = strtok(';')) !== false) {
        [$key, $text] = explode('=', $option, 2);
        $options[$key] = $text;
    }

    $copy = tempnam(sys_get_temp_dir(), 'php');
    copy((string) $path, (string) $copy) || throw new \InvalidArgumentException("curl: cannot read $path.");

    return new UploadedFile(
        (string) $copy,
        $options['filename'] ?? basename((string) $path),
        $options['type'] ?? null,
        test: true,
    );
}

/**
 * The uploads in the structure of their names: `listing[cover]` is `['listing' => ['cover' => …]]`.
 *
 * @param list<array{string, UploadedFile}> $files
 * @return array<array-key, mixed>
 */
function curlFiles(array $files): array
{
    $names = array_map(static fn(array $file, int $index): string => urlencode($file[0]) . "=$index", $files, array_keys($files));
    parse_str(implode('&', $names), $structure);
    array_walk_recursive($structure, static function (mixed &$index) use ($files): void {
        $index = $files[(int) $index][1];
    });

    return $structure;
}

/** JSON with four spaces a level; another text as it is. */
function indented(string $body): string
{
    $data = json_decode($body);

    return $data === null
        ? $body
        : json_encode($data, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
}
