<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Record\Services;

use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Component\DependencyInjection\Alias;
use Symfony\Component\DependencyInjection\Compiler\CompilerPassInterface;
use Symfony\Component\DependencyInjection\Compiler\ResolveClassPass;
use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\DependencyInjection\Definition;
use Symfony\Component\DependencyInjection\Extension\ExtensionInterface;
use Symfony\Component\DependencyInjection\Extension\PrependExtensionInterface;
use Symfony\Component\HttpKernel\Bundle\BundleInterface;

/**
 * The container of an application with the given bundles, FrameworkBundle, TwigBundle and DoctrineBundle with
 * one entity manager, built the way the kernel does it.
 */
final class Application
{
    // Configuration without which a bundle cannot be loaded.
    private const CONFIGURATION = ['rekalogika_gotenberg_pdf' => ['url' => 'http://gotenberg:3000']];

    // Services of other bundles that the compiler passes of the libraries' bundles look for.
    private const SERVICES_OF_OTHERS = [
        'Rekalogika\DirectPropertyAccess\DirectPropertyAccessor' => [],
        'cache.app' => ['cache.pool' => [[]]],
        'cache.system' => ['cache.pool' => [[]]],
        'doctrine' => [],
        'doctrine.orm.default_configuration' => [],
        'doctrine.orm.default_entity_manager' => [],
        'doctrine.orm.default_metadata_driver' => [],
        'twig' => [],
    ];

    private const EXTENSIONS_OF_OTHERS = ['doctrine', 'doctrine_migrations', 'framework', 'twig'];

    private readonly ContainerBuilder $container;

    /** @var array<string, array<string, Definition|Alias>> by bundle class */
    public array $services = [];

    /** @var array<string, array<string, mixed>> by bundle class */
    public array $parameters = [];

    /** @var array<string, ContainerBuilder> what only the bundle of this class prepended and autoconfigures */
    public array $own = [];

    /** @param list<BundleInterface> $bundles */
    public function __construct(array $bundles, private readonly string $environment, private readonly bool $debug)
    {
        $this->container = $this->emptyContainer();
        $this->addServicesOfOthers();
        foreach ($bundles as $bundle) {
            $this->load($bundle);
        }
        foreach ($bundles as $bundle) {
            $this->change($bundle, function () use ($bundle): void {
                foreach ($this->passesOf($bundle) as $pass) {
                    $pass->process($this->container);
                }
            });
        }
    }

    private function load(BundleInterface $bundle): void
    {
        $own = $this->own[$bundle::class] = $this->emptyContainer();
        $extension = $bundle->getContainerExtension();
        if ($extension instanceof ExtensionInterface) {
            if ($extension instanceof PrependExtensionInterface) {
                $own->registerExtension($extension);
                $extension->prepend($own);
            }
            $configuration = self::CONFIGURATION[$extension->getAlias()] ?? [];
            $extension->load([$configuration], $own);
            (new ResolveClassPass())->process($own);
        }
        $this->change($bundle, fn () => $this->container->merge($own));
    }

    /** Records which services and parameters a step adds or replaces, as those of a bundle. */
    private function change(BundleInterface $bundle, callable $step): void
    {
        $services = $this->all();
        $parameters = $this->container->getParameterBag()->all();
        $step();
        foreach ($this->all() as $id => $service) {
            if (($services[$id] ?? null) !== $service && !$this->isSymfonys($id)) {
                $this->services[$bundle::class][$id] = $service;
            }
        }
        foreach ($this->container->getParameterBag()->all() as $name => $value) {
            if (!\array_key_exists($name, $parameters)) {
                $this->parameters[$bundle::class][$name] = $value;
            }
        }
    }

    private function isSymfonys(string $id): bool
    {
        return $id === 'service_container' || str_starts_with($id, '.service_locator.');
    }

    /** @return array<string, Definition|Alias> */
    private function all(): array
    {
        return [...$this->container->getDefinitions(), ...$this->container->getAliases()];
    }

    /** @return list<CompilerPassInterface> */
    private function passesOf(BundleInterface $bundle): array
    {
        $container = $this->emptyContainer();
        $bundle->build($container);
        return array_values(array_filter(
            $container->getCompilerPassConfig()->getPasses(),
            static fn (CompilerPassInterface $pass): bool => str_starts_with($pass::class, 'Rekalogika\\'),
        ));
    }

    private function addServicesOfOthers(): void
    {
        foreach (self::SERVICES_OF_OTHERS as $id => $tags) {
            $this->container->setDefinition($id, (new Definition())->setTags($tags));
        }
    }

    private function emptyContainer(): ContainerBuilder
    {
        $container = new ContainerBuilder();
        $container->getParameterBag()->add([
            'kernel.environment' => $this->environment,
            'kernel.debug' => $this->debug,
            'kernel.project_dir' => '%kernel.project_dir%',
            'kernel.build_dir' => '%kernel.build_dir%',
            'kernel.cache_dir' => '%kernel.cache_dir%',
            'kernel.bundles_metadata' => ['FrameworkBundle' => ['path' => (new FrameworkBundle())->getPath()]],
            'doctrine.entity_managers' => ['default' => 'doctrine.orm.default_entity_manager'],
            'doctrine.default_entity_manager' => 'default',
        ]);
        foreach (self::EXTENSIONS_OF_OTHERS as $alias) {
            $container->registerExtension(new NoExtension($alias));
        }
        return $container;
    }
}
