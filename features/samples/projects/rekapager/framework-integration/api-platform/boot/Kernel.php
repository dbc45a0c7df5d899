<?php

declare(strict_types=1);

namespace App;

use ApiPlatform\Symfony\Bundle\ApiPlatformBundle;
use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Psr\Log\NullLogger;
use Rekalogika\Rekapager\ApiPlatform\RekalogikaRekapagerApiPlatformBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\Component\Routing\Loader\Configurator\RoutingConfigurator;

/** An application with API Platform and Doctrine; its entities are in src/Weather. */
final class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    public function __construct()
    {
        parent::__construct('prod', false);
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new DoctrineBundle();
        yield new ApiPlatformBundle();
        yield new RekalogikaRekapagerApiPlatformBundle();
    }

    public function getCacheDir(): string
    {
        return sys_get_temp_dir() . '/rekapager-api-platform';
    }

    public function getLogDir(): string
    {
        return sys_get_temp_dir();
    }

    private function configureContainer(ContainerConfigurator $container): void
    {
        $entities = __DIR__ . '/Weather';

        $container->extension('framework', [
            'secret' => 'weather',
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => false],
            'property_info' => ['enabled' => true],
        ]);
        $container->extension('doctrine', [
            'dbal' => ['driver' => 'pdo_sqlite', 'memory' => true],
            'orm' => [
                'auto_generate_proxy_classes' => true,
                'enable_lazy_ghost_objects' => true,
                'controller_resolver' => ['auto_mapping' => false],
                'naming_strategy' => 'doctrine.orm.naming_strategy.underscore',
                'mappings' => ['App' => [
                    'is_bundle' => false,
                    'dir' => $entities,
                    'prefix' => 'App\Weather',
                ]],
            ],
        ]);
        $container->extension('api_platform', [
            'title' => 'Weather',
            'formats' => ['jsonld' => ['application/ld+json']],
            'docs_formats' => ['jsonopenapi' => ['application/vnd.openapi+json']],
            'enable_swagger' => true,
            'enable_swagger_ui' => false,
            'enable_entrypoint' => true,
            'mapping' => ['paths' => [$entities]],
            'use_symfony_listeners' => false,
        ]);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->set('logger', NullLogger::class);

        if (class_exists(State\RecentEntriesProvider::class)) {
            $services->set(State\RecentEntriesProvider::class);
        }
    }

    private function configureRoutes(RoutingConfigurator $routes): void
    {
        $routes->import('.', 'api_platform');
    }
}
