<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use Symfony\Component\HttpFoundation\BinaryFileResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Puts the HTML of a template into a document whose scripts are modules, as AssetMapper does: `import` of a style
 * sheet does nothing in the script, and the document links it.
 *
 * @param array<string, string> $modules their addresses by the names that scripts import
 * @param string $script what the document runs
 */
function documentWith(string $html, array $modules, string $script): string
{
    $isStyle = static fn(string $url): bool => str_ends_with($url, '.css');
    $links = array_map(
        static fn(string $url): string => "<link rel=\"stylesheet\" href=\"$url\">\n",
        array_filter($modules, $isStyle),
    );
    $imports = json_encode(['imports' => array_map(
        static fn(string $url): string => $isStyle($url) ? 'data:text/javascript,' : $url,
        $modules,
    )], \JSON_THROW_ON_ERROR | \JSON_UNESCAPED_SLASHES);

    return "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Sample</title>\n"
        . implode('', $links)
        . "<script type=\"importmap\">$imports</script>\n<script type=\"module\">$script</script>\n$html";
}

/** A file of a package below the address `/assets/`; the folders are by the first part of the path. */
function assetResponse(Request $request, string $packages): ?Response
{
    $path = $request->getPathInfo();

    if (!str_starts_with($path, '/assets/')) {
        return null;
    }

    $type = str_ends_with($path, '.css') ? 'text/css' : 'text/javascript';

    return new BinaryFileResponse($packages . substr($path, \strlen('/assets')), headers: ['Content-Type' => $type]);
}

/**
 * The fields of a form that a browser has sent, one for each line, with the files that it has sent: `name  value`.
 *
 * @return list<string>
 */
function sentFields(Request $request): array
{
    $lines = [];
    $fields = [...flattened($request->request->all()), ...flattened($_FILES === [] ? [] : $request->files->all())];

    foreach ($fields as [$name, $value]) {
        $lines[] = $name . ': ' . match (true) {
            $value === null => 'no file',
            \is_string($value) => "\"$value\"",
            default => $value->getClientOriginalName() . ', ' . $value->getClientMimeType(),
        };
    }

    return $lines;
}

/**
 * @param array<array-key, mixed> $values
 * @return list<array{string, mixed}> names such as `listing[cover]`
 */
function flattened(array $values, string $prefix = ''): array
{
    $fields = [];

    foreach ($values as $key => $value) {
        $name = $prefix === '' ? (string) $key : "{$prefix}[$key]";
        $fields = [...$fields, ...(\is_array($value) ? flattened($value, $name) : [[$name, $value]])];
    }

    return $fields;
}
