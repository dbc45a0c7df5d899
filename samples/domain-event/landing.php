<?php

// The samples of docs/domain-event/index.mdx. They are run against
// rekalogika/domain-event 2.5.2 inside a kernel with FrameworkBundle and
// DoctrineBundle 2 on an SQLite database in memory. The project also needs
// symfony/stopwatch, and PHP needs pdo_sqlite:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/domain-event/landing.php

declare(strict_types=1);

namespace App\Event;

final class ShipmentDelivered
{
    public function __construct(
        public readonly string $shipmentNumber,
        public readonly string $courierName,
    ) {}
}

namespace App\Entity;

use App\Event\ShipmentDelivered;
use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Contracts\DomainEvent\DomainEventEmitterInterface;
use Rekalogika\Contracts\DomainEvent\DomainEventEmitterTrait;

#[ORM\Entity]
class Shipment implements DomainEventEmitterInterface
{
    use DomainEventEmitterTrait;

    #[ORM\Column]
    private bool $delivered = false;

    public function __construct(
        #[ORM\Id]
        #[ORM\Column(length: 20)]
        private string $number,

        #[ORM\Column(length: 100)]
        private string $courierName,
    ) {}

    public function deliver(): void
    {
        if ($this->delivered) {
            return;
        }

        $this->delivered = true;
        $this->recordEvent(
            new ShipmentDelivered($this->number, $this->courierName),
        );
    }
}

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class CourierLoad
{
    #[ORM\Column]
    private int $delivered = 0;

    public function __construct(
        #[ORM\Id]
        #[ORM\Column(length: 100)]
        private string $courierName,
    ) {}

    public function countDelivery(): int
    {
        return ++$this->delivered;
    }
}

namespace App\EventListener;

use App\Entity\CourierLoad;
use App\Event\ShipmentDelivered;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\Contracts\DomainEvent\Attribute\AsImmediateDomainEventListener;
use Rekalogika\Contracts\DomainEvent\Attribute\AsPostFlushDomainEventListener;
use Rekalogika\Contracts\DomainEvent\Attribute\AsPreFlushDomainEventListener;

final class ShipmentDeliveredListener
{
    public function __construct(
        private readonly EntityManagerInterface $entityManager,
    ) {}

    #[AsImmediateDomainEventListener]
    public function onRecord(ShipmentDelivered $event): void
    {
        echo '  recorded: ', $event->shipmentNumber, "\n";
    }

    #[AsPreFlushDomainEventListener]
    public function countDelivery(ShipmentDelivered $event): void
    {
        $load = $this->entityManager->find(CourierLoad::class, $event->courierName)
            ?? new CourierLoad($event->courierName);
        $this->entityManager->persist($load);

        echo '  before the SQL: delivery ', $load->countDelivery(),
            ' of ', $event->courierName, "\n";
    }

    #[AsPostFlushDomainEventListener]
    public function tellSender(ShipmentDelivered $event): void
    {
        echo '  committed: mail about ', $event->shipmentNumber, "\n";
    }
}

namespace App\Shipping;

use App\Entity\Shipment;
use Doctrine\ORM\EntityManagerInterface;

final class DeliveryDay
{
    public function __construct(
        private readonly EntityManagerInterface $entityManager,
    ) {}

    public function run(): void
    {
        $first = new Shipment('RK-2041', 'Sari');
        $second = new Shipment('RK-2042', 'Sari');
        $this->entityManager->persist($first);
        $this->entityManager->persist($second);
        $this->entityManager->flush();

        echo "deliver RK-2041\n";
        $first->deliver();
        echo "flush\n";
        $this->entityManager->flush();

        $this->entityManager->beginTransaction();
        echo "deliver RK-2042 in a transaction\n";
        $second->deliver();
        echo "flush\n";
        $this->entityManager->flush();
        echo "roll back\n";
        $this->entityManager->rollback();
    }
}

// From here on: what a Symfony application has already.

namespace App;

use App\EventListener\ShipmentDeliveredListener;
use App\Shipping\DeliveryDay;
use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Rekalogika\DomainEvent\RekalogikaDomainEventBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;

final class LandingKernel extends BaseKernel
{
    use MicroKernelTrait;

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new DoctrineBundle();
        yield new RekalogikaDomainEventBundle();
    }

    public function getProjectDir(): string
    {
        return __DIR__;
    }

    public function getCacheDir(): string
    {
        // one folder for each project that the script is run with
        $project = (new \ReflectionClass(BaseKernel::class))->getFileName();

        return sys_get_temp_dir()
            . '/landing-domain-event-' . md5((string) $project);
    }

    public function getLogDir(): string
    {
        return $this->getCacheDir();
    }

    protected function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'landing',
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
                        'dir' => __DIR__,
                        'prefix' => 'App\Entity',
                    ],
                ],
            ],
        ]);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->set(ShipmentDeliveredListener::class);
        $services->set(DeliveryDay::class)->public();
    }
}

$kernel = new LandingKernel('dev', true);
$kernel->boot();

/** @var EntityManagerInterface $entityManager */
$entityManager = $kernel->getContainer()->get('doctrine.orm.entity_manager');
(new SchemaTool($entityManager))->createSchema(
    $entityManager->getMetadataFactory()->getAllMetadata(),
);

/** @var DeliveryDay $deliveryDay */
$deliveryDay = $kernel->getContainer()->get(DeliveryDay::class);
$deliveryDay->run();
