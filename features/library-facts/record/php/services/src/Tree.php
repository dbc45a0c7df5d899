<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

/** The source tree of a repository: its packages and their files. */
final readonly class Tree
{
    /** @param list<array{path: string, psr4: array<string, string|list<string>>}> $packages */
    public function __construct(public string $root, public array $packages) {}

    /** @return array<string, list<string>> folders by namespace */
    public function namespaces(): array
    {
        $namespaces = [];
        foreach ($this->packages as ['path' => $path, 'psr4' => $psr4]) {
            foreach ($psr4 as $namespace => $folders) {
                foreach ((array) $folders as $folder) {
                    $namespaces[$namespace][] = rtrim("{$this->root}/{$path}/{$folder}", '/');
                }
            }
        }
        return $namespaces;
    }

    /** @return array<string, string> the file of each class, by the rules of PSR-4 */
    public function classFiles(): array
    {
        $files = [];
        foreach ($this->namespaces() as $namespace => $folders) {
            foreach ($folders as $folder) {
                foreach ($this->phpFiles($folder) as $file) {
                    $name = str_replace('/', '\\', substr($file, \strlen($folder) + 1, -4));
                    $files[$namespace . $name] = $file;
                }
            }
        }
        ksort($files, SORT_STRING);
        return $files;
    }

    /** A path inside the tree as in the repository. */
    public function relative(string $file): string
    {
        return substr((string) realpath($file), \strlen((string) realpath($this->root)) + 1);
    }

    public function contains(string $file): bool
    {
        return str_starts_with((string) realpath($file), realpath($this->root) . '/');
    }

    /** @return list<string> */
    private function phpFiles(string $folder): array
    {
        $all = new \RecursiveDirectoryIterator($folder, \FilesystemIterator::SKIP_DOTS);
        $wanted = new \RecursiveCallbackFilterIterator(
            $all,
            static fn (\SplFileInfo $file): bool => $file->isDir()
                ? preg_match('/^(tests?|vendor|node_modules|\..*)$/i', $file->getFilename()) === 0
                : $file->getExtension() === 'php',
        );
        return array_map(strval(...), array_values(iterator_to_array(new \RecursiveIteratorIterator($wanted))));
    }
}
