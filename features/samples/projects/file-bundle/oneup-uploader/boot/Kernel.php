<?php

declare(strict_types=1);

namespace App;

use Doctrine\Bundle\DoctrineBundle\DoctrineBundle;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;
use Oneup\UploaderBundle\OneupUploaderBundle;
use Rekalogika\Contracts\File\FileRepositoryInterface;
use Rekalogika\DirectPropertyAccess\RekalogikaDirectPropertyAccessBundle;
use Rekalogika\File\Association\Contracts\ClassBasedFileLocationResolverInterface;
use Rekalogika\File\Bridge\FilePond\RekalogikaFileFilePondBundle;
use Rekalogika\File\Bundle\RekalogikaFileBundle;
use Rekalogika\File\Image\ImageResizer;
use Rekalogika\File\Zip\FileZip;
use Rekalogika\Reconstitutor\RekalogikaReconstitutorBundle;
use Rekalogika\TemporaryUrl\RekalogikaTemporaryUrlBundle;
use Rekalogika\TemporaryUrl\TemporaryUrlGeneratorInterface;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Bundle\TwigBundle\TwigBundle;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\Component\HttpKernel\Log\Logger;
use Symfony\Component\Routing\Loader\Configurator\RoutingConfigurator;
use Symfony\Component\Validator\Validator\ValidatorInterface;
use Symfony\Contracts\Translation\TranslatorInterface;
use Twig\Environment;

/** The application of the section, with OneupUploaderBundle and the routes of the page. */
final class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    /** @param array<string, class-string> $public more services of the sample: class => id or class */
    public function __construct(
        string $environment = 'dev',
        bool $debug = true,
        private readonly array $public = [],
    ) {
        parent::__construct($environment, $debug);
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new TwigBundle();
        yield new DoctrineBundle();
        yield new RekalogikaDirectPropertyAccessBundle();
        yield new RekalogikaReconstitutorBundle();
        yield new RekalogikaTemporaryUrlBundle();
        yield new RekalogikaFileBundle();
        yield new RekalogikaFileFilePondBundle();
        yield new OneupUploaderBundle();
    }

    public function getProjectDir(): string
    {
        return \dirname(__DIR__);
    }

    /**
     * @template T of object
     * @param class-string<T> $class
     * @return T
     */
    public function service(string $class, ?string $id = null): object
    {
        $service = $this->getContainer()->get('sample.' . ($id ?? $class));

        if (!$service instanceof $class) {
            throw new \LogicException("$class is not a service of the sample.");
        }

        return $service;
    }

    /** Creates the tables of all entities. */
    public function createSchema(): void
    {
        $entityManager = $this->service(EntityManagerInterface::class);

        (new SchemaTool($entityManager))->createSchema(
            $entityManager->getMetadataFactory()->getAllMetadata(),
        );
    }

    /** Another list of public services is another container. */
    protected function getContainerClass(): string
    {
        return parent::getContainerClass() . hash('crc32', serialize($this->public));
    }

    private function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', [
            'secret' => 'sample',
            'test' => true,
            'http_method_override' => false,
            'handle_all_throwables' => true,
            'php_errors' => ['log' => false],
            'router' => ['utf8' => true],
            'session' => ['storage_factory_id' => 'session.storage.factory.mock_file'],
            'form' => ['csrf_protection' => false],
            'csrf_protection' => false,
            'validation' => ['email_validation_mode' => 'html5'],
            'translator' => ['default_path' => __DIR__ . '/translations'],
        ]);
        $container->extension('twig', ['default_path' => __DIR__ . '/templates']);
        $container->extension('doctrine', [
            'dbal' => [
                'url' => $_SERVER['DATABASE_URL'] ?? 'sqlite:///:memory:',
                'use_savepoints' => true,
            ],
            'orm' => [
                'auto_generate_proxy_classes' => true,
                'enable_lazy_ghost_objects' => true,
                'controller_resolver' => ['auto_mapping' => false],
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

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->load('App\\', __DIR__ . '/')
            ->exclude(__DIR__ . '/{Entity,Storage,templates,translations,Kernel.php}');

        if (is_dir(__DIR__ . '/Controller')) {
            $services->load('App\\Controller\\', __DIR__ . '/Controller/')
                ->tag('controller.service_arguments');
        }

        // what fails in a request is printed
        $services->set('logger', Logger::class)->args(['critical', 'php://stderr']);

        $container->import($this->getProjectDir() . '/{config}/{packages}/*.yaml');
        $container->import($this->getProjectDir() . '/{config}/services.yaml');

        $public = [
            EntityManagerInterface::class => 'doctrine.orm.default_entity_manager',
            FileRepositoryInterface::class => FileRepositoryInterface::class,
            ClassBasedFileLocationResolverInterface::class
                => ClassBasedFileLocationResolverInterface::class,
            'storage' => 'rekalogika.file.default_filesystem',
            ImageResizer::class => ImageResizer::class,
            FileZip::class => FileZip::class,
            TemporaryUrlGeneratorInterface::class => TemporaryUrlGeneratorInterface::class,
            TranslatorInterface::class => TranslatorInterface::class,
            ValidatorInterface::class => ValidatorInterface::class,
            Environment::class => Environment::class,
            ...$this->public,
        ];

        foreach ($public as $name => $id) {
            $services->alias("sample.$name", $id)->public();
        }
    }

    private function configureRoutes(RoutingConfigurator $routes): void
    {
        $routes
            ->import('@RekalogikaTemporaryUrlBundle/config/routes.xml')
            ->prefix('/temporary');

        // the samples with another configuration have no file of routes
        $routes->import('.', 'uploader');
        $routes->import($this->getProjectDir() . '/{config}/{routes}/*.yaml');

        if (is_dir(__DIR__ . '/Controller')) {
            $routes->import(__DIR__ . '/Controller/', 'attribute');
        }
    }
}
