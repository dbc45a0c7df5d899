<?php

declare(strict_types=1);

namespace App;

use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Psr\Log\NullLogger;
use Rekalogika\DirectPropertyAccess\RekalogikaDirectPropertyAccessBundle;
use Rekalogika\DomainEvent\RekalogikaDomainEventBundle;
use Rekalogika\Reconstitutor\RekalogikaReconstitutorBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;

/** An application with reconstitutor and domain-event, or with the bundles that the page lists. */
final class CarrierKernel extends BaseKernel
{
    use MicroKernelTrait;

    public static function start(): EntityManagerInterface
    {
        $kernel = new self('dev', true);
        $kernel->boot();
        $entityManager = $kernel->getContainer()->get('doctrine.orm.entity_manager');
        \assert($entityManager instanceof EntityManagerInterface);
        (new SchemaTool($entityManager))->createSchema(
            $entityManager->getMetadataFactory()->getAllMetadata(),
        );
        $entityManager->getConnection()
            ->insert('Device', ['serial' => 'D-1', 'site' => 'Bremen']);

        return $entityManager;
    }

    public function registerBundles(): iterable
    {
        $shown = $this->getProjectDir() . '/config/bundles.php';

        if (is_file($shown)) {
            foreach (require $shown as $class => $environments) {
                if ($environments[$this->environment] ?? $environments['all'] ?? false) {
                    yield new $class();
                }
            }

            return;
        }

        yield new FrameworkBundle();
        yield new DoctrineBundle();
        yield new RekalogikaDirectPropertyAccessBundle();
        yield new RekalogikaReconstitutorBundle();
        yield new RekalogikaDomainEventBundle();
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
            'cache' => ['app' => 'cache.adapter.array'],
        ]);
        $container->extension('doctrine', [
            'dbal' => ['url' => 'sqlite:///:memory:', 'use_savepoints' => true],
            'orm' => [
                'enable_lazy_ghost_objects' => true,
                'mappings' => [
                    'App' => [
                        'type' => 'attribute',
                        'is_bundle' => false,
                        'dir' => __DIR__ . '/Entity',
                        'prefix' => 'App\Entity',
                    ],
                ],
            ],
        ]);

        $services = $container->services();
        $services->defaults()->autowire()->autoconfigure();
        $services->load('App\\', __DIR__ . '/')
            ->exclude(__DIR__ . '/{Entity,Support,*Kernel.php}');
        $services->set('logger', NullLogger::class);

        $shown = $this->getProjectDir() . '/config/services.php';

        if (is_file($shown)) {
            $container->import($shown);
        }
    }
}
