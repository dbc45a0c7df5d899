<?php

declare(strict_types=1);

namespace App;

use Psr\Log\LoggerInterface;
use Psr\Log\NullLogger;
use Rekalogika\TemporaryUrl\RekalogikaTemporaryUrlBundle;
use Rekalogika\TemporaryUrl\TemporaryUrlGeneratorInterface;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Bundle\TwigBundle\TwigBundle;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\Component\Routing\Loader\Configurator\RoutingConfigurator;

/** The application around the samples of a page. */
final class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    /** @param list<class-string> $entryPoints the services that the sample takes */
    public function __construct(
        string $environment = 'dev',
        bool $debug = true,
        private readonly array $entryPoints = [],
    ) {
        parent::__construct($environment, $debug);
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new TwigBundle();
        yield new RekalogikaTemporaryUrlBundle();
    }

    public function getProjectDir(): string
    {
        return \dirname(__DIR__);
    }

    private function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'sample',
            'test' => true,
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => true],
            'router' => ['utf8' => true],
            'session' => ['storage_factory_id' => 'session.storage.factory.mock_file'],
        ]);
        $container->extension('twig', ['default_path' => __DIR__ . '/templates']);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->load('App\\', __DIR__ . '/')->exclude(__DIR__ . '/Kernel.php');
        $services->set('logger', NullLogger::class);
        $services->alias(LoggerInterface::class, 'logger');
        $services->alias('temporary_urls', TemporaryUrlGeneratorInterface::class)
            ->public();

        foreach ($this->entryPoints as $entryPoint) {
            $services->set($entryPoint)->public();
        }
    }

    private function configureRoutes(RoutingConfigurator $routes): void
    {
        $routes
            ->import('@RekalogikaTemporaryUrlBundle/config/routes.xml')
            ->prefix('/_temporary');

        if (is_dir(__DIR__ . '/Controller')) {
            $routes->import(__DIR__ . '/Controller/', 'attribute');
        }
    }
}
