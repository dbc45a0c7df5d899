<?php

declare(strict_types=1);

namespace App;

use App\Controller\ReadingController;
use Doctrine\ORM\EntityManagerInterface;
use Psr\Log\NullLogger;
use Rekalogika\Rekapager\Bundle\Contracts\PagerFactoryInterface;
use Rekalogika\Rekapager\Bundle\RekalogikaRekapagerBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Bundle\TwigBundle\TwigBundle;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\Component\Routing\Loader\Configurator\RoutingConfigurator;

/** The application of the page, with the controller that the page shows. */
final class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    public function __construct(private readonly string $templates)
    {
        parent::__construct('prod', false);
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new TwigBundle();
        yield new RekalogikaRekapagerBundle();
    }

    public function getCacheDir(): string
    {
        return sys_get_temp_dir() . '/rekapager-symfony';
    }

    public function getLogDir(): string
    {
        return sys_get_temp_dir();
    }

    private function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'weather',
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => false],
            'serializer' => ['enabled' => true],
        ]);
        $container->extension('twig', ['default_path' => $this->templates]);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->set('logger', NullLogger::class);
        $services->set(EntityManagerInterface::class)->synthetic()->public();
        $services->set(ReadingController::class);
        $services->alias('pager_factory', PagerFactoryInterface::class)->public();

        if (class_exists(EventListener\MissingPageListener::class)) {
            $services->set(EventListener\MissingPageListener::class);
        }
    }

    private function configureRoutes(RoutingConfigurator $routes): void
    {
        $routes->import(ReadingController::class, 'attribute');
    }
}
