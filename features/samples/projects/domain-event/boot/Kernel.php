<?php

declare(strict_types=1);

namespace App;

use App\Support\SqlLog;
use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Doctrine\DBAL\Logging\Middleware;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\DomainEventAwareManagerRegistry;
use Rekalogika\DomainEvent\Outbox\Message\MessageRelayStartMessage;
use Rekalogika\DomainEvent\Outbox\MessageRelayInterface;
use Rekalogika\DomainEvent\Outbox\RekalogikaDomainEventOutboxBundle;
use Rekalogika\DomainEvent\RekalogikaDomainEventBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;

use function Symfony\Component\DependencyInjection\Loader\Configurator\service;

/**
 * The application around the samples of a page: all classes of `src/` are public
 * services, `src/Entity` is mapped. The environment `outbox` has the outbox bundle
 * and Messenger in addition; the transport `async` of both is in memory.
 */
final class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    public static function start(string $environment = 'dev'): self
    {
        $kernel = new self($environment, true);
        $kernel->boot();

        $entityManager = $kernel->service(EntityManagerInterface::class);
        (new SchemaTool($entityManager))->createSchema(
            $entityManager->getMetadataFactory()->getAllMetadata(),
        );
        $kernel->service(SqlLog::class)->take();

        return $kernel;
    }

    /**
     * @template T of object
     * @param class-string<T> $class
     * @return T
     */
    public function service(string $class): object
    {
        $service = $this->getContainer()->get($class);

        return $service instanceof $class
            ? $service
            : throw new \LogicException(\sprintf('"%s" is missing.', $class));
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new DoctrineBundle();
        yield new RekalogikaDomainEventBundle();

        if ($this->environment === 'outbox') {
            yield new RekalogikaDomainEventOutboxBundle();
        }
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
        $services->defaults()->autowire()->autoconfigure()->public();
        $services->load('App\\', __DIR__ . '/')
            ->exclude(__DIR__ . '/{Entity,Event,Message,Stamp,Kernel.php}');
        $services->set('logger', \Psr\Log\NullLogger::class);
        $services->set(Middleware::class)
            ->args([service(SqlLog::class)])
            ->tag('doctrine.middleware');
        $services->alias(EntityManagerInterface::class, 'doctrine.orm.entity_manager');
        $services->alias(
            DomainEventAwareEntityManagerInterface::class,
            'doctrine.orm.entity_manager',
        );
        $services->alias(
            DomainEventAwareManagerRegistry::class,
            'rekalogika.domain_event.doctrine',
        );

        if ($this->environment === 'outbox') {
            $this->configureOutbox($container);
        }
    }

    private function configureOutbox(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'lock' => ['enabled' => true, 'resources' => ['default' => ['in-memory']]],
            'messenger' => [
                'default_bus' => 'messenger.bus.default',
                'buses' => [
                    'messenger.bus.default' => null,
                    'rekalogika.domain_event.bus' => [
                        'default_middleware' => ['allow_no_handlers' => true],
                    ],
                ],
                'transports' => ['async' => 'in-memory://'],
                'routing' => [
                    MessageRelayStartMessage::class => 'async',
                    'App\Event\*' => 'async',
                ],
            ],
        ]);

        $container->services()
            ->alias('relay', MessageRelayInterface::class)->public();
    }
}
