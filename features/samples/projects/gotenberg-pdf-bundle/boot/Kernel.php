<?php

declare(strict_types=1);

namespace App;

use Psr\Log\NullLogger;
use Rekalogika\GotenbergPdfBundle\RekalogikaGotenbergPdfBundle;
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

    public function __construct(string $environment = 'dev', bool $debug = true)
    {
        parent::__construct($environment, $debug);
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new TwigBundle();
        yield new RekalogikaGotenbergPdfBundle();
    }

    public function getProjectDir(): string
    {
        return \dirname(__DIR__);
    }

    private function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'ferry',
            'test' => true,
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => false],
            'http_client' => ['mock_response_factory' => MockGotenberg::class],
        ]);
        $container->extension('twig', ['default_path' => __DIR__ . '/templates']);
        $container->extension('rekalogika_gotenberg_pdf', [
            'url' => 'http://gotenberg:3000',
        ]);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->set('logger', NullLogger::class);
        $services->set(MockGotenberg::class);

        if (is_dir(__DIR__ . '/Controller')) {
            $services->load('App\Controller\\', __DIR__ . '/Controller/');
        }
    }

    private function configureRoutes(RoutingConfigurator $routes): void
    {
        if (is_dir(__DIR__ . '/Controller')) {
            $routes->import(__DIR__ . '/Controller/', 'attribute');
        }
    }
}
