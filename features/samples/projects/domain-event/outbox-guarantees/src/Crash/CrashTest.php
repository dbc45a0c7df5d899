<?php

declare(strict_types=1);

namespace App\Crash;

use App\Entity\Shipment;
use App\OutboxKernel;
use Doctrine\DBAL\DriverManager;
use Rekalogika\DomainEvent\DomainEventAwareEntityManagerInterface;
use Rekalogika\DomainEvent\Outbox\EventListener\DomainEventDispatchListener;
use Symfony\Component\DependencyInjection\Attribute\Exclude;

/** Delivers a shipment in processes of their own; one is killed at a point, or a listener throws in it. */
#[Exclude]
final class CrashTest
{
    private const WAYS = ['immediate', 'post-flush', 'published'];

    /** @return array<string, string> each way of sending an e-mail, and what became of it */
    public function run(string $diesAt): array
    {
        if ($diesAt !== 'throwing') {
            return $this->deliver($diesAt);
        }

        $fates = [];

        // The listener of one way would keep those after it from being called.
        foreach (self::WAYS as $way) {
            $fates[$way] = $this->deliver(null, $way)[$way];
        }

        return $fates;
    }

    /** @return array<string, string> */
    private function deliver(?string $diesAt, ?string $throwsIn = null): array
    {
        $folder = sys_get_temp_dir() . '/crash' . $throwsIn;
        mkdir($folder);
        CrashPoint::$folder = $folder;
        CrashPoint::$throwsIn = $throwsIn;
        $_ENV['QUEUE_FILE'] = "$folder/queue";
        $database = "sqlite:///$folder/database";

        // Every process reads what the others left in the folder.
        $this->process($database, null, static function (OutboxKernel $kernel): void {
            $manager = $kernel->createTables()->service(DomainEventAwareEntityManagerInterface::class);
            $manager->persist(new Shipment('RK-2041', 'Sari'));
            $manager->flush();
        });
        $this->process($database, $diesAt, static function (OutboxKernel $kernel): void {
            $manager = $kernel->service(DomainEventAwareEntityManagerInterface::class);
            $manager->find(Shipment::class, 'RK-2041')?->deliver();
            CrashPoint::reach('recorded');
            $manager->flush();
            CrashPoint::reach('flushed');
            $kernel->service(DomainEventDispatchListener::class)->onTerminate();
        });
        $relay = static function (OutboxKernel $kernel): void {
            $kernel->console('rekalogika:domain-event:relay --all');
            CrashPoint::reach('relayed');
        };
        $work = static fn(OutboxKernel $kernel) => $kernel->work();
        $this->process($database, $diesAt, $relay);
        $this->process($database, $diesAt, $work);
        // The periodic relay and the worker that is started again.
        $this->process($database, null, $relay);
        $this->process($database, null, $work);

        $saved = DriverManager::getConnection(['driver' => 'pdo_sqlite', 'path' => "$folder/database"])
            ->fetchOne('SELECT delivered FROM shipment');
        $mails = is_file("$folder/mails") ? file("$folder/mails", \FILE_IGNORE_NEW_LINES) : [];
        $counts = array_count_values($mails ?: []);
        $fates = [];

        foreach (self::WAYS as $way) {
            $count = $counts[$way] ?? 0;
            $fates[$way] = ($saved ? 'saved' : 'not saved') . ", e-mails: $count";
        }

        return $fates;
    }

    /** @param \Closure(OutboxKernel): mixed $work */
    private function process(string $database, ?string $diesAt, \Closure $work): void
    {
        $child = pcntl_fork();

        if ($child === 0) {
            ob_start(); // what other listeners print
            CrashPoint::$diesAt = $diesAt;

            try {
                $work(OutboxKernel::start(database: $database));
            } catch (\RuntimeException) {
                // the mail server is down
            }

            posix_kill(posix_getpid(), \SIGKILL); // nothing of the parent shuts down here
        }

        pcntl_waitpid($child, $status);
    }
}
