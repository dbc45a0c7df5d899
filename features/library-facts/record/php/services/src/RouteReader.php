<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

use Symfony\Component\Config\FileLocator;
use Symfony\Component\Config\Loader\DelegatingLoader;
use Symfony\Component\Config\Loader\LoaderResolver;
use Symfony\Component\Routing\Loader\PhpFileLoader;
use Symfony\Component\Routing\Loader\XmlFileLoader;

/** Reads the route files that the packages of a tree offer for import. */
final readonly class RouteReader
{
    public function __construct(private Tree $tree) {}

    /** @return list<array<string, mixed>> */
    public function read(): array
    {
        $locator = new FileLocator();
        $resolver = new LoaderResolver([new XmlFileLoader($locator), new PhpFileLoader($locator)]);
        $routes = [];
        foreach ($this->tree->packages as ['path' => $path]) {
            foreach (glob("{$this->tree->root}/{$path}/{config,src/Resources/config}/rout*.*", GLOB_BRACE) ?: [] as $file) {
                foreach ((new DelegatingLoader($resolver))->load($file) as $name => $route) {
                    $routes[] = [
                        'name' => $name,
                        'path' => $route->getPath(),
                        'methods' => $route->getMethods(),
                        'controller' => $route->getDefault('_controller'),
                        'file' => $this->tree->relative($file),
                    ];
                }
            }
        }
        return $routes;
    }
}
