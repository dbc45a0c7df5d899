<?php

declare(strict_types=1);

namespace App;

use ApiPlatform\Symfony\Bundle\ApiPlatformBundle;
use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Psr\Log\NullLogger;
use Rekalogika\ApiLite\RekalogikaApiLiteBundle;
use Rekalogika\Mapper\RekalogikaMapperBundle;
use Rekalogika\Rekapager\ApiPlatform\RekalogikaRekapagerApiPlatformBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Bundle\SecurityBundle\SecurityBundle;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\Component\Routing\Loader\Configurator\RoutingConfigurator;

/** The configuration that the pages show, and after it the YAML files of the page that runs. */
final class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new DoctrineBundle();
        yield new SecurityBundle();
        yield new ApiPlatformBundle();
        yield new RekalogikaMapperBundle();
        yield new RekalogikaRekapagerApiPlatformBundle();
        yield new RekalogikaApiLiteBundle();
    }

    public function getProjectDir(): string
    {
        return \dirname(__DIR__);
    }

    private function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'trails',
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => false],
            'uid' => ['default_uuid_version' => 7, 'time_based_uuid_version' => 7],
        ]);
        $container->extension('doctrine', [
            'dbal' => ['url' => '%env(DATABASE_URL)%'],
            'orm' => [
                'auto_generate_proxy_classes' => true,
                'enable_lazy_ghost_objects' => true,
                'controller_resolver' => ['auto_mapping' => false],
                'naming_strategy' => 'doctrine.orm.naming_strategy.underscore_number_aware',
                'mappings' => ['App' => [
                    'type' => 'attribute',
                    'is_bundle' => false,
                    'dir' => '%kernel.project_dir%/src/Entity',
                    'prefix' => 'App\Entity',
                ]],
            ],
        ]);
        $container->extension('security', [
            'password_hashers' => [
                'Symfony\Component\Security\Core\User\InMemoryUser' => 'plaintext',
            ],
            'providers' => ['rangers' => ['memory' => ['users' => [
                'warden' => ['password' => 'pinecone', 'roles' => ['ROLE_WARDEN']],
                'hiker' => ['password' => 'acorn', 'roles' => ['ROLE_USER']],
                'runner' => ['password' => 'thistle', 'roles' => ['ROLE_USER']],
            ]]]],
            'firewalls' => ['main' => [
                'stateless' => true,
                'provider' => 'rangers',
                'http_basic' => ['realm' => 'Trails'],
            ]],
        ]);
        $container->extension('api_platform', [
            'title' => 'Trails',
            'version' => '1.0.0',
            'mapping' => ['paths' => ['%kernel.project_dir%/src/ApiResource']],
            'doctrine' => ['enabled' => false],
            'enable_swagger_ui' => false,
            'defaults' => [
                'stateless' => true,
                'cache_headers' => ['vary' => ['Content-Type', 'Authorization', 'Origin']],
            ],
        ]);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->load('App\\', __DIR__)
            ->exclude([__DIR__ . '/{ApiInput,ApiResource,Entity}', __DIR__ . '/{Kernel,Trails}.php']);
        $services->set('logger', NullLogger::class);

        $container->import($this->getProjectDir() . '/{config}/{packages}/*.yaml');
        $container->import($this->getProjectDir() . '/{config}/services.yaml');
    }

    private function configureRoutes(RoutingConfigurator $routes): void
    {
        $routes->import('.', 'api_platform');
    }
}
