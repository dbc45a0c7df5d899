<?php

declare(strict_types=1);

namespace App;

use Doctrine\ORM\EntityManagerInterface;
use Psr\Log\NullLogger;
use Rekalogika\Rekapager\Bundle\Contracts\PagerFactoryInterface;
use Rekalogika\Rekapager\Bundle\RekalogikaRekapagerBundle;
use Rekalogika\Rekapager\Contracts\PageIdentifierEncoderResolverInterface;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Bundle\TwigBundle\TwigBundle;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\Component\Routing\Loader\Configurator\RoutingConfigurator;

/** An application with the bundle: the page says what else is in it. */
final class WeatherKernel extends BaseKernel
{
    use MicroKernelTrait;

    /**
     * @param array<string, array<string, mixed>> $config by bundle, added to the defaults
     * @param list<class-string> $controllers of the page, with routes as attributes
     * @param bool $withPager whether the classes in src/Pager are services
     */
    public function __construct(
        private readonly string $templates,
        private readonly array $config = [],
        private readonly array $controllers = [],
        private readonly string $name = 'weather',
        private readonly bool $withPager = false,
    ) {
        parent::__construct('prod', false);
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new TwigBundle();
        yield new RekalogikaRekapagerBundle();
    }

    public function getProjectDir(): string
    {
        return sys_get_temp_dir();
    }

    public function getCacheDir(): string
    {
        return sys_get_temp_dir() . '/rekapager-' . $this->name;
    }

    public function getLogDir(): string
    {
        return sys_get_temp_dir();
    }

    private function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'weather',
            'test' => true,
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => false],
            'serializer' => ['enabled' => true],
        ]);
        $container->extension('twig', ['default_path' => $this->templates]);

        foreach ($this->config as $bundle => $config) {
            $container->extension($bundle, $config);
        }

        // what the page shows as a file
        foreach (glob(getcwd() . '/config/packages/*.php') ?: [] as $file) {
            $container->import($file);
        }

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->set('logger', NullLogger::class);
        $services->set(EntityManagerInterface::class)->synthetic()->public();
        $services->alias('pager_factory', PagerFactoryInterface::class)->public();
        $services->alias('encoders', PageIdentifierEncoderResolverInterface::class)->public();

        foreach ($this->controllers as $class) {
            $services->set($class);
        }

        if ($this->withPager) {
            $services->load('App\\Pager\\', getcwd() . '/src/Pager');
        }
    }

    private function configureRoutes(RoutingConfigurator $routes): void
    {
        foreach ($this->controllers as $controller) {
            $routes->import($controller, 'attribute');
        }
    }
}
