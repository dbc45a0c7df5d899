<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use PhpParser\ErrorHandler\Throwing;
use PhpParser\Node\Stmt\ClassLike;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\Parser;
use PhpParser\ParserFactory;

/** Reads the classes of a source tree. */
final class TreeReader
{
    /** @var list<string> doc tags that could not be read, with file */
    public array $unreadable = [];

    private readonly Parser $parser;

    public function __construct(private readonly string $tree)
    {
        $this->parser = (new ParserFactory())->createForNewestSupportedVersion();
    }

    /** @return list<string> the file itself, or PHP files below a folder, relative to the tree, without tests and vendors */
    public function files(string $path): array
    {
        if (is_file("{$this->tree}/{$path}")) {
            return [$path];
        }
        $folder = new \RecursiveDirectoryIterator("{$this->tree}/{$path}", \FilesystemIterator::SKIP_DOTS);
        $wanted = new \RecursiveCallbackFilterIterator(
            $folder,
            static fn (\SplFileInfo $file): bool => $file->isDir()
                ? preg_match('/^(tests?|vendor|\..*)$/i', $file->getFilename()) === 0
                : $file->getExtension() === 'php',
        );
        $files = [];
        foreach (new \RecursiveIteratorIterator($wanted) as $file) {
            $files[] = substr((string) $file, \strlen($this->tree) + 1);
        }
        sort($files, SORT_STRING);
        return array_map(static fn (string $file): string => str_replace('/./', '/', $file), $files);
    }

    /** @return list<array<string, mixed>> */
    public function read(string $file, string $package): array
    {
        $found = [];
        $resolver = new NameResolver(new Throwing());
        $reader = new ClassReader($resolver->getNameContext());
        $collect = static function (ClassLike $class) use (&$found, $reader, $package, $file): void {
            $found[] = $reader->read($class, $package, $file);
        };
        $statements = $this->parser->parse((string) file_get_contents("{$this->tree}/{$file}")) ?? [];
        // In one pass: the imports above a class resolve the names in its doc comments.
        (new NodeTraverser($resolver, new ClassVisitor($collect)))->traverse($statements);
        foreach ($reader->unreadable() as $tag) {
            $this->unreadable[] = "{$file}: {$tag}";
        }
        return $found;
    }
}
