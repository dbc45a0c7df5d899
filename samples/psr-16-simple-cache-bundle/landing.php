<?php

// The samples of docs/psr-16-simple-cache-bundle/index.mdx, in an application of one
// file. It is run against rekalogika/psr-16-simple-cache-bundle 1.2.0 and Symfony 7.4:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/psr-16-simple-cache-bundle/landing.php
// The Composer project also requires symfony/framework-bundle and symfony/console.

declare(strict_types=1);

namespace App\Login {
    use Psr\SimpleCache\CacheInterface;

    final class LoginCodes
    {
        private const LIFETIME = 300;

        public function __construct(private CacheInterface $cache) {}

        public function issue(int $memberId): string
        {
            $code = sprintf('%06d', random_int(0, 999_999));

            if (!$this->cache->set($this->key($memberId), $code, self::LIFETIME)) {
                throw new \RuntimeException('The login code was not stored.');
            }

            return $code;
        }

        public function redeem(int $memberId, string $code): bool
        {
            $stored = $this->cache->get($this->key($memberId));

            return is_string($stored)
                && hash_equals($stored, $code)
                && $this->cache->delete($this->key($memberId));
        }

        private function key(int $memberId): string
        {
            return 'login_code.' . $memberId;
        }
    }
}

namespace App\Command {
    use App\Login\LoginCodes;
    use Symfony\Component\Console\Attribute\AsCommand;
    use Symfony\Component\Console\Command\Command;
    use Symfony\Component\Console\Input\InputInterface;
    use Symfony\Component\Console\Output\OutputInterface;

    #[AsCommand('app:try-login-codes')]
    final class TryLoginCodesCommand extends Command
    {
        public function __construct(private LoginCodes $codes)
        {
            parent::__construct();
        }

        protected function execute(InputInterface $input, OutputInterface $output): int
        {
            $code = $this->codes->issue(4711);

            foreach (['guess', $code, $code] as $attempt) {
                $accepted = $this->codes->redeem(4711, $attempt);
                $output->writeln($accepted ? 'accepted' : 'refused');
            }

            return self::SUCCESS;
        }
    }
}

namespace App {
    use App\Command\TryLoginCodesCommand;
    use App\Login\LoginCodes;
    use Rekalogika\Psr16SimpleCacheBundle\RekalogikaPsr16SimpleCacheBundle;
    use Symfony\Bundle\FrameworkBundle\Console\Application;
    use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
    use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
    use Symfony\Component\Console\Input\ArrayInput;
    use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
    use Symfony\Component\HttpKernel\Kernel as BaseKernel;

    final class Kernel extends BaseKernel
    {
        use MicroKernelTrait;

        public function registerBundles(): iterable
        {
            yield new FrameworkBundle();
            yield new RekalogikaPsr16SimpleCacheBundle();
        }

        public function getProjectDir(): string
        {
            return sys_get_temp_dir() . '/psr-16-simple-cache-bundle-landing';
        }

        protected function configureContainer(ContainerConfigurator $container): void
        {
            $container->extension('framework', [
                'secret' => 'sample',
                'http_method_override' => false,
                'handle_all_throwables' => true,
                'php_errors' => ['log' => true],
            ]);

            $services = $container->services()->defaults()->autowire()->autoconfigure();
            $services->set(LoginCodes::class);
            $services->set(TryLoginCodesCommand::class);
        }

        protected function configureRoutes(): void {}
    }

    (new Application(new Kernel('dev', true)))
        ->run(new ArrayInput(['command' => 'app:try-login-codes']));
}
