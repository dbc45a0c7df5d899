<?php

declare(strict_types=1);

namespace App;

use App\Support\Services;
use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Doctrine\Bundle\MigrationsBundle\DoctrineMigrationsBundle;
use Psr\Log\NullLogger;
use Rekalogika\Analytics\Bundle\RekalogikaAnalyticsBundle;
use Rekalogika\Analytics\UX\PanelBundle\RekalogikaPanelBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Bundle\TwigBundle\TwigBundle;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\UX\Chartjs\ChartjsBundle;
use Symfony\UX\StimulusBundle\StimulusBundle;

/** The configuration that the pages show, and after it the YAML files of the page that runs. */
final class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new DoctrineBundle();
        yield new DoctrineMigrationsBundle();
        yield new TwigBundle();
        yield new StimulusBundle();
        yield new ChartjsBundle();
        yield new RekalogikaAnalyticsBundle();
        yield new RekalogikaPanelBundle();
    }

    public function getProjectDir(): string
    {
        return \dirname(__DIR__);
    }

    private function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'rides',
            'test' => true,
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => false],
            'default_locale' => 'en',
            'translator' => ['fallbacks' => ['en']],
            'uid' => ['default_uuid_version' => 7, 'time_based_uuid_version' => 7],
            'messenger' => [
                'transports' => ['async' => [
                    'dsn' => 'doctrine://default',
                    'options' => ['use_notify' => false],
                ]],
                'routing' => [
                    'Rekalogika\Analytics\Engine\RefreshAgent\RefreshAgentStartCommand' => 'async',
                ],
            ],
        ]);
        $container->extension('doctrine', [
            'dbal' => ['url' => '%env(DATABASE_URL)%', 'use_savepoints' => true],
            'orm' => [
                'auto_generate_proxy_classes' => true,
                'enable_lazy_ghost_objects' => true,
                'report_fields_where_declared' => true,
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
        $container->extension('doctrine_migrations', [
            'migrations_paths' => ['DoctrineMigrations' => '%kernel.project_dir%/migrations'],
            'enable_profiler' => false,
        ]);
        $container->extension('twig', [
            'strict_variables' => true,
            'default_path' => '%kernel.project_dir%/templates',
        ]);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->load('App\\', __DIR__ . '/')->exclude([
            __DIR__ . '/{Entity,StandIn,Kernel.php,TicketType.php}',
            __DIR__ . '/Support/{Application,Database,Rides,SqlLog}.php',
        ]);
        $services->set(Services::class)->public();
        $services->set('logger', NullLogger::class);

        $container->import($this->getProjectDir() . '/{config}/{packages}/*.yaml');
        $container->import($this->getProjectDir() . '/{config}/services.yaml');
    }
}
