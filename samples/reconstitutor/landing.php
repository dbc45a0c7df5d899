<?php

// The samples of docs/reconstitutor/index.mdx. They are run against
// rekalogika/reconstitutor 2.4.0 inside a kernel with FrameworkBundle and
// DoctrineBundle 2 on an SQLite database in memory (needs pdo_sqlite):
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/reconstitutor/landing.php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity]
class Device
{
    // not mapped: Doctrine does not know this property
    private ?float $celsius = null;

    public function __construct(
        #[ORM\Id]
        #[ORM\Column(length: 20)]
        private string $serial,
    ) {}

    public function getSerial(): string
    {
        return $this->serial;
    }

    public function report(float $celsius): void
    {
        $this->celsius = $celsius;
    }

    public function getCelsius(): ?float
    {
        return $this->celsius;
    }
}

namespace App\Telemetry;

use App\Entity\Device;
use Psr\Cache\CacheItemPoolInterface;
use Rekalogika\Reconstitutor\AbstractClassReconstitutor;

/** @extends AbstractClassReconstitutor<Device> */
final class DeviceReconstitutor extends AbstractClassReconstitutor
{
    public function __construct(private readonly CacheItemPoolInterface $readings) {}

    public static function getClass(): string
    {
        return Device::class;
    }

    public function onLoad(object $object): void
    {
        $item = $this->readings->getItem($object->getSerial());
        $this->set($object, 'celsius', $item->get());
    }

    public function onSave(object $object): void
    {
        $item = $this->readings->getItem($object->getSerial());
        $celsius = $this->get($object, 'celsius');

        if ($item->get() !== $celsius) {
            $this->readings->save($item->set($celsius));
        }
    }

    public function onRemove(object $object): void
    {
        $this->readings->deleteItem($object->getSerial());
    }
}

namespace App\Telemetry;

use App\Entity\Device;
use Doctrine\ORM\EntityManagerInterface;
use Psr\Cache\CacheItemPoolInterface;

final class FleetCheck
{
    public function __construct(
        private readonly EntityManagerInterface $entityManager,
        private readonly CacheItemPoolInterface $readings,
    ) {}

    public function run(): void
    {
        $device = new Device('D-17');
        $device->report(21.4);
        $this->entityManager->persist($device);
        $this->show('persist');
        $this->entityManager->flush();
        $this->show('flush');

        $this->entityManager->clear();
        $device = $this->entityManager->find(Device::class, 'D-17')
            ?? throw new \LogicException('The device is missing.');
        echo 'loaded: ', $device->getCelsius(), "\n";

        $device->report(22.8);
        $this->entityManager->beginTransaction();
        $this->entityManager->flush();
        $this->show('flush in a transaction');
        $this->entityManager->commit();
        $this->show('commit');

        $this->entityManager->remove($device);
        $this->entityManager->flush();
        $this->show('remove and flush');
    }

    private function show(string $step): void
    {
        $celsius = $this->readings->getItem('D-17')->get() ?? 'nothing';

        echo $step, ': ', $celsius, " in the store\n";
    }
}

// From here on: what a Symfony application has already.

namespace App;

use App\Telemetry\DeviceReconstitutor;
use App\Telemetry\FleetCheck;
use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Rekalogika\DirectPropertyAccess\RekalogikaDirectPropertyAccessBundle;
use Rekalogika\Reconstitutor\RekalogikaReconstitutorBundle;
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
        yield new RekalogikaDirectPropertyAccessBundle();
        yield new RekalogikaReconstitutorBundle();
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
            . '/landing-reconstitutor-' . md5((string) $project);
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
                        'dir' => __DIR__,
                        'prefix' => 'App\Entity',
                    ],
                ],
            ],
        ]);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->set('logger', \Psr\Log\NullLogger::class);
        $services->set(DeviceReconstitutor::class);
        $services->set(FleetCheck::class)->public();
    }
}

$kernel = new LandingKernel('dev', true);
$kernel->boot();

/** @var EntityManagerInterface $entityManager */
$entityManager = $kernel->getContainer()->get('doctrine.orm.entity_manager');
(new SchemaTool($entityManager))->createSchema(
    $entityManager->getMetadataFactory()->getAllMetadata(),
);

/** @var FleetCheck $fleetCheck */
$fleetCheck = $kernel->getContainer()->get(FleetCheck::class);
$fleetCheck->run();
