<?php

// The samples of docs/temporary-url-bundle/index.mdx. They are run against
// rekalogika/temporary-url-bundle 1.7.2 inside a kernel with FrameworkBundle:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/temporary-url-bundle/landing.php

declare(strict_types=1);

namespace App\Payroll;

final readonly class PayslipDownload
{
    public function __construct(
        public int $employeeId,
        public string $month,
    ) {}
}

namespace App\Payroll;

use Rekalogika\TemporaryUrl\Attribute\AsTemporaryUrlServer;
use Symfony\Component\HttpFoundation\Response;

final class PayslipServer
{
    #[AsTemporaryUrlServer]
    public function serve(PayslipDownload $payslip): Response
    {
        $content = sprintf(
            "employee %d, month %s\n",
            $payslip->employeeId,
            $payslip->month,
        );

        return new Response($content, headers: [
            'Content-Type' => 'text/plain; charset=UTF-8',
            'Content-Disposition' => 'attachment; filename="payslip.txt"',
            'Cache-Control' => 'private, no-store',
            'Referrer-Policy' => 'no-referrer',
        ]);
    }
}

namespace App\Payroll;

use Rekalogika\TemporaryUrl\TemporaryUrlGeneratorInterface;
use Symfony\Component\Routing\Generator\UrlGeneratorInterface;

final readonly class PayslipLinks
{
    public function __construct(
        private TemporaryUrlGeneratorInterface $temporaryUrlGenerator,
    ) {}

    public function createLink(int $employeeId, string $month): string
    {
        return $this->temporaryUrlGenerator->generateUrl(
            new PayslipDownload($employeeId, $month),
            ttl: 3600,
            referenceType: UrlGeneratorInterface::ABSOLUTE_URL,
        );
    }
}

// From here on: what a Symfony application has already, and a visitor.

namespace App;

use App\Payroll\PayslipLinks;
use App\Payroll\PayslipServer;
use Rekalogika\TemporaryUrl\RekalogikaTemporaryUrlBundle;
use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Kernel as BaseKernel;
use Symfony\Component\Routing\Loader\Configurator\RoutingConfigurator;

final class LandingKernel extends BaseKernel
{
    use MicroKernelTrait;

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
        yield new RekalogikaTemporaryUrlBundle();
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
            . '/landing-temporary-url-bundle-' . md5((string) $project);
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
            'router' => ['utf8' => true],
        ]);

        $services = $container->services()->defaults()->autowire()->autoconfigure();
        $services->set('logger', \Psr\Log\NullLogger::class);
        $services->set(PayslipServer::class);
        $services->set(PayslipLinks::class)->public();
    }

    protected function configureRoutes(RoutingConfigurator $routes): void
    {
        $routes
            ->import('@RekalogikaTemporaryUrlBundle/config/routes.xml')
            ->prefix('/_temporary');
    }
}

$kernel = new LandingKernel('dev', true);
$kernel->boot();

/** @var PayslipLinks $links */
$links = $kernel->getContainer()->get(PayslipLinks::class);
$url = $links->createLink(employeeId: 417, month: '2026-09');

$response = $kernel->handle(Request::create($url));

$status = $response->getStatusCode();

echo 'HTTP/', $response->getProtocolVersion(), ' ', $status, ' ',
    Response::$statusTexts[$status], "\n";

foreach (['Cache-Control', 'Content-Disposition', 'Referrer-Policy'] as $name) {
    echo $name, ': ', $response->headers->get($name), "\n";
}

echo "\n", $response->getContent();
