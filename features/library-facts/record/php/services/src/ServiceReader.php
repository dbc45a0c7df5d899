<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

use Symfony\Component\Config\Definition\ConfigurationInterface;
use Symfony\Component\DependencyInjection\Alias;
use Symfony\Component\DependencyInjection\ChildDefinition;
use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\DependencyInjection\Definition;
use Symfony\Component\DependencyInjection\Extension\ConfigurationExtensionInterface;
use Symfony\Component\HttpKernel\Bundle\BundleInterface;

/** Reads what the bundles of a tree register. */
final readonly class ServiceReader
{
    private const ENVIRONMENTS = ['prod' => false, 'dev' => true, 'test' => true];

    /** @var list<BundleInterface> */
    private array $bundles;

    /** @var array<string, Application> by environment, production first */
    private array $applications;

    /** @param list<class-string<BundleInterface>> $bundles */
    public function __construct(private Tree $tree, array $bundles)
    {
        $this->bundles = array_map(static fn (string $class): BundleInterface => new $class(), $bundles);
        $applications = [];
        foreach (self::ENVIRONMENTS as $environment => $debug) {
            $applications[$environment] = new Application($this->bundles, $environment, $debug);
        }
        $this->applications = $applications;
    }

    /** @return array{bundles: list<mixed>, services: list<mixed>, collected_tags: list<string>, outside_services: list<string>, parameters: object} */
    public function read(): array
    {
        $services = array_merge(...array_values($this->applications['prod']->services));
        $arguments = new Arguments($services);
        $outside = static fn (string $id): bool => !isset($services[preg_replace('/\.inner$/', '', $id)]) && $id[0] !== '.';
        return [
            'bundles' => array_map($this->bundle(...), $this->bundles),
            'services' => $this->services(),
            'collected_tags' => $arguments->tags(),
            'outside_services' => array_values(array_filter($arguments->ids(), $outside)),
            'parameters' => (object) $this->parameters(),
        ];
    }

    /** @return array<string, mixed> */
    private function bundle(BundleInterface $bundle): array
    {
        $extension = $bundle->getContainerExtension();
        $own = $this->applications['prod']->own[$bundle::class];
        $configuration = $extension instanceof ConfigurationExtensionInterface
            ? $extension->getConfiguration([], $own)
            : null;
        return [
            'class' => $bundle::class,
            'alias' => $extension?->getAlias(),
            'configuration' => $configuration instanceof ConfigurationInterface
                ? (new ConfigurationTree())->describe($configuration)
                : ['name' => $extension?->getAlias(), 'type' => 'array', 'children' => []],
            ...$this->prepended($own),
            ...$this->autoconfigured($own),
            ...$this->templates($bundle, $own),
        ];
    }

    /** @return array<string, mixed> configuration that the bundle writes for other bundles */
    private function prepended(ContainerBuilder $own): array
    {
        $prepended = [];
        foreach (array_keys($own->getExtensions()) as $alias) {
            $configs = $own->getExtensionConfig($alias);
            if ($configs !== []) {
                $prepended[$alias] = $this->plain(array_replace_recursive(...array_reverse($configs)));
            }
        }
        return $prepended === [] ? [] : ['prepends' => $prepended];
    }

    /** @return array<string, mixed> types and attributes that give a service of the application a tag */
    private function autoconfigured(ContainerBuilder $own): array
    {
        $autoconfigured = [];
        foreach ($own->getAutoconfiguredInstanceof() as $type => $definition) {
            $autoconfigured[] = ['type' => $type, 'tags' => array_keys($definition->getTags())];
        }
        foreach (array_keys($own->getAttributeAutoconfigurators()) as $attribute) {
            $autoconfigured[] = ['attribute' => $attribute];
        }
        return $autoconfigured === [] ? [] : ['autoconfiguration' => $autoconfigured];
    }

    /** @return array<string, mixed> names of the Twig templates, by the folders that Twig knows */
    private function templates(BundleInterface $bundle, ContainerBuilder $own): array
    {
        $namespace = preg_replace('/Bundle$/', '', $bundle->getName());
        $folders = [];
        foreach (['Resources/views', 'templates'] as $folder) {
            $folders["{$bundle->getPath()}/{$folder}"] = $namespace;
        }
        foreach ($own->getExtensionConfig('twig') as $config) {
            $folders = [...$folders, ...($config['paths'] ?? [])];
        }
        $templates = [];
        foreach ($folders as $folder => $name) {
            foreach (is_dir($folder) ? $this->filesBelow($folder) : [] as $file) {
                $templates["@{$name}/" . ltrim(substr($file, \strlen($folder)), '/')] = $this->tree->relative($file);
            }
        }
        ksort($templates, SORT_STRING);
        return $templates === [] ? [] : ['templates' => $templates];
    }

    /** @return list<string> */
    private function filesBelow(string $folder): array
    {
        $files = new \RecursiveDirectoryIterator($folder, \FilesystemIterator::SKIP_DOTS);
        return array_map(strval(...), array_values(iterator_to_array(new \RecursiveIteratorIterator($files))));
    }

    /** @return list<array<string, mixed>> */
    private function services(): array
    {
        $services = [];
        foreach ($this->applications as $environment => $application) {
            foreach ($application->services as $bundle => $found) {
                foreach ($found as $id => $service) {
                    $services[$id] ??= ['id' => $id, ...$this->service($service)];
                    $services[$id]['environments'][$environment] = $environment;
                    $services[$id]['bundles'][$bundle] = $bundle;
                }
            }
        }
        ksort($services, SORT_STRING);
        return array_map($this->withoutEveryEnvironment(...), array_values($services));
    }

    /**
     * @param array<string, mixed> $service
     * @return array<string, mixed>
     */
    private function withoutEveryEnvironment(array $service): array
    {
        $environments = array_values($service['environments']);
        unset($service['environments']);
        $service['bundles'] = array_values($service['bundles']);
        return \count($environments) === \count($this->applications)
            ? $service
            : [...$service, 'environments' => $environments];
    }

    /** @return array<string, mixed> */
    private function service(Definition|Alias $service): array
    {
        if ($service instanceof Alias) {
            return ['alias' => (string) $service, ...($service->isPublic() ? ['public' => true] : [])];
        }
        return [
            ...($service->getClass() === null ? [] : ['class' => $service->getClass()]),
            ...($service instanceof ChildDefinition ? ['parent' => $service->getParent()] : []),
            ...($service->isPublic() ? ['public' => true] : []),
            ...($service->isAbstract() ? ['abstract' => true] : []),
            ...($service->getDecoratedService() === null ? [] : ['decorates' => $service->getDecoratedService()[0]]),
            ...($service->getTags() === [] ? [] : ['tags' => $this->tags($service)]),
        ];
    }

    /** @return list<array<string, mixed>> */
    private function tags(Definition $service): array
    {
        $tags = [];
        foreach ($service->getTags() as $name => $occurrences) {
            foreach ($occurrences as $attributes) {
                $tags[] = ['name' => $name, ...($attributes === [] ? [] : ['attributes' => $attributes])];
            }
        }
        return $tags;
    }

    /** @return array<string, mixed> */
    private function parameters(): array
    {
        $parameters = [];
        foreach ($this->applications as $application) {
            foreach ($application->parameters as $found) {
                $parameters += $found;
            }
        }
        ksort($parameters, SORT_STRING);
        return $this->plain($parameters);
    }

    /**
     * @param array<array-key, mixed> $values
     * @return array<array-key, mixed> with paths as they are in the repository
     */
    private function plain(array $values): array
    {
        $plain = [];
        foreach ($values as $key => $value) {
            $plain[$this->withoutRoot($key)] = \is_array($value)
                ? $this->plain($value)
                : $this->withoutRoot($value);
        }
        return $plain;
    }

    private function withoutRoot(mixed $value): mixed
    {
        return \is_string($value) && str_starts_with($value, '/') && $this->tree->contains($value)
            ? $this->tree->relative($value)
            : $value;
    }
}
