<?php

declare(strict_types=1);

namespace App;

use Rekalogika\TemporaryUrl\RekalogikaTemporaryUrlBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\Component\Routing\Loader\Configurator\RoutingConfigurator;

/** The application around the samples of a page. */
final class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    /** @param class-string $entryPoint the service that the sample starts with */
    public function __construct(private readonly string $entryPoint)
    {
        parent::__construct('dev', true);
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
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
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => true],
            'router' => ['utf8' => true],
        ]);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->load('App\\', __DIR__ . '/')->exclude(__DIR__ . '/Kernel.php');
        $services->set('logger', \Psr\Log\NullLogger::class);
        $services->set($this->entryPoint)->public();
    }

    private function configureRoutes(RoutingConfigurator $routes): void
    {
        $routes
            ->import('@RekalogikaTemporaryUrlBundle/config/routes.xml')
            ->prefix('/_temporary');
    }
}
