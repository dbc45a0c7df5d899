<?php

declare(strict_types=1);

namespace App;

use App\Support\PrintingLogger;
use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Rekalogika\DirectPropertyAccess\RekalogikaDirectPropertyAccessBundle;
use Rekalogika\Reconstitutor\RekalogikaReconstitutorBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;

/** The application around the samples of a page. */
final class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    /** @var array<string> */
    private readonly array $public;

    /** @param class-string ...$public the services that the sample gets from the container */
    public function __construct(
        string $environment = 'dev',
        bool $debug = true,
        string ...$public,
    ) {
        $this->public = $public;
        parent::__construct($environment, $debug);
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new DoctrineBundle();
        yield new RekalogikaDirectPropertyAccessBundle();
        yield new RekalogikaReconstitutorBundle();
    }

    public function getProjectDir(): string
    {
        return \dirname(__DIR__);
    }

    /** Another list of public services is another container. */
    protected function getContainerClass(): string
    {
        return parent::getContainerClass() . hash('crc32', implode(',', $this->public));
    }

    private function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'sample',
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => true],
            'cache' => ['app' => 'cache.adapter.array'],
        ]);

        $connections = [];
        $managers = [];

        foreach (['default' => 'Entity', 'crm' => 'Crm'] as $name => $directory) {
            if (!is_dir(__DIR__ . '/' . $directory)) {
                continue; // only one page has entities in a second database
            }

            $connections[$name] = ['url' => 'sqlite:///:memory:', 'use_savepoints' => true];
            $managers[$name] = [
                'connection' => $name,
                'mappings' => [
                    $directory => [
                        'type' => 'attribute',
                        'is_bundle' => false,
                        'dir' => __DIR__ . '/' . $directory,
                        'prefix' => 'App\\' . $directory,
                    ],
                ],
            ];
        }

        $container->extension('doctrine', [
            'dbal' => ['connections' => $connections],
            'orm' => ['enable_lazy_ghost_objects' => true, 'entity_managers' => $managers],
        ]);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->load('App\\', __DIR__ . '/')->exclude(__DIR__ . '/{Crm,Entity,Support,Kernel.php}');
        $services->set('logger', PrintingLogger::class);

        foreach ($this->public as $service) {
            $services->set($service)->public();
        }
    }
}
