<?php

declare(strict_types=1);

namespace App;

use App\Support\LogLines;
use App\Support\QueueTransportFactory;
use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Doctrine\Persistence\ManagerRegistry;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\DomainEventAwareManagerRegistry;
use Rekalogika\DomainEvent\Outbox\EventListener\DomainEventDispatchListener;
use Rekalogika\DomainEvent\Outbox\Message\MessageRelayStartMessage;
use Rekalogika\DomainEvent\Outbox\MessageRelayInterface;
use Rekalogika\DomainEvent\Outbox\RekalogikaDomainEventOutboxBundle;
use Rekalogika\DomainEvent\RekalogikaDomainEventBundle;
use Symfony\Bundle\FrameworkBundle\Console\Application;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Component\Console\Input\StringInput;
use Symfony\Component\Console\Output\BufferedOutput;
use Symfony\Component\DependencyInjection\Attribute\Exclude;
use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\DependencyInjection\Compiler\CompilerPassInterface;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\EventDispatcher\EventDispatcherInterface;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\Component\Messenger\Event\WorkerRunningEvent;
use Symfony\Component\Messenger\MessageBusInterface;

/**
 * An application with the outbox. The transport `async` is a queue in memory that
 * survives the reset of services, unlike `in-memory://`.
 */
#[Exclude]
final class OutboxKernel extends BaseKernel implements CompilerPassInterface
{
    use MicroKernelTrait;

    /**
     * @param list<class-string|string> $routed messages that go to `async`
     * @param list<string> $managers names of the entity managers
     */
    private function __construct(
        private readonly array $routed,
        private readonly array $managers,
        private readonly string $database,
        private readonly string $table,
        bool $debug,
    ) {
        parent::__construct('outbox' . substr(md5(serialize(\func_get_args())), 0, 6), $debug);
    }

    /**
     * @param list<class-string|string> $routed
     * @param list<string> $managers
     */
    public static function start(
        array $routed = [MessageRelayStartMessage::class, 'App\Event\*'],
        array $managers = ['default'],
        string $database = 'sqlite:///:memory:',
        string $table = 'rekalogika_event_outbox',
        bool $debug = false,
    ): self {
        $kernel = new self($routed, $managers, $database, $table, $debug);
        $kernel->boot();

        return $kernel;
    }

    public function createTables(): self
    {
        foreach ($this->service(ManagerRegistry::class)->getManagers() as $manager) {
            if ($manager instanceof EntityManagerInterface) {
                (new SchemaTool($manager))->createSchema(
                    $manager->getMetadataFactory()->getAllMetadata(),
                );
            }
        }

        return $this;
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

    /** Runs a console command and returns its output. */
    public function console(string $command): string
    {
        $application = new Application($this);
        $application->setAutoExit(false);
        $application->setCatchExceptions(false);
        $output = new BufferedOutput();
        $application->run(new StringInput($command), $output);

        return $output->fetch();
    }

    /** Runs a Messenger worker until the queue is empty. */
    public function work(string $options = ''): void
    {
        $dispatcher = $this->getContainer()->get('event_dispatcher');

        if (!$dispatcher instanceof EventDispatcherInterface) {
            throw new \LogicException('The event dispatcher is missing.');
        }

        $stop = static function (WorkerRunningEvent $event): void {
            if ($event->isWorkerIdle()) {
                $event->getWorker()->stop();
            }
        };
        $dispatcher->addListener(WorkerRunningEvent::class, $stop);

        try {
            $this->console('messenger:consume async --sleep=0 -q ' . $options);
        } finally {
            $dispatcher->removeListener(WorkerRunningEvent::class, $stop);
        }
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new DoctrineBundle();
        yield new RekalogikaDomainEventBundle();
        yield new RekalogikaDomainEventOutboxBundle();
    }

    public function getProjectDir(): string
    {
        return \dirname(__DIR__);
    }

    public function process(ContainerBuilder $container): void
    {
        foreach ([
            'doctrine',
            'event_dispatcher',
            'messenger.default_bus',
            MessageRelayInterface::class,
        ] as $id) {
            $container->has($id) && $container->findDefinition($id)->setPublic(true);
        }
    }

    private function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'sample',
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => true],
            'lock' => 'flock',
            'messenger' => [
                'default_bus' => 'messenger.bus.default',
                'buses' => [
                    'messenger.bus.default' => null,
                    'rekalogika.domain_event.bus' => [
                        'default_middleware' => ['allow_no_handlers' => true],
                        ...class_exists(Messenger\DepotMiddleware::class)
                            ? ['middleware' => [Messenger\DepotMiddleware::class]]
                            : [],
                    ],
                ],
                'transports' => [
                    'async' => [
                        'dsn' => 'queue://%env(default::QUEUE_FILE)%',
                        'retry_strategy' => ['max_retries' => 0],
                    ],
                ],
                'routing' => array_fill_keys($this->routed, 'async'),
            ],
        ]);

        $connections = $managers = [];

        foreach ($this->managers as $name) {
            $connections[$name] = ['url' => $this->database, 'use_savepoints' => true];
            $managers[$name] = [
                'connection' => $name,
                'mappings' => [
                    'App' => [
                        'type' => 'attribute',
                        'is_bundle' => false,
                        'dir' => __DIR__ . '/Entity',
                        'prefix' => 'App\Entity',
                    ],
                ],
            ];
        }

        $container->extension('doctrine', [
            'dbal' => [
                'default_connection' => $this->managers[0],
                'connections' => $connections,
            ],
            'orm' => [
                'default_entity_manager' => $this->managers[0],
                'enable_lazy_ghost_objects' => true,
                'entity_managers' => $managers,
            ],
        ]);
        $container->extension('rekalogika_domain_event_outbox', [
            'outbox_table' => $this->table,
        ]);

        $container->parameters()->set('env(APP_DEPOT)', 'Bandung');

        $services = $container->services();
        $services->defaults()->autowire()->autoconfigure()->public();
        $services->load('App\\', __DIR__ . '/')
            ->exclude(__DIR__ . '/{Entity,Event,Message,Stamp,Kernel.php}');
        $services->set(LogLines::class);
        $services->alias('logger', LogLines::class);
        $services->set(QueueTransportFactory::class)
            ->tag('messenger.transport_factory');
        $services->alias(EntityManagerInterface::class, 'doctrine.orm.entity_manager');
        $services->alias(
            DomainEventAwareEntityManagerInterface::class,
            'doctrine.orm.entity_manager',
        );
        $services->alias(
            DomainEventAwareManagerRegistry::class,
            'rekalogika.domain_event.doctrine',
        );
        $services->alias(
            DomainEventDispatchListener::class,
            'rekalogika.domain_event.outbox.dispatch_listener',
        );
        $services->alias(ManagerRegistry::class, 'doctrine');
        $services->alias(MessageBusInterface::class, 'messenger.default_bus');
    }
}
