<?php

declare(strict_types=1);

namespace App\Support;

use Doctrine\DBAL\LockMode;
use Doctrine\ORM\Decorator\EntityManagerDecorator;

/** Prints each step with the callbacks that it made. */
final class TracedManager extends EntityManagerDecorator
{
    private const WIDTH = 80;

    private int $column = 0;

    public function find(
        string $className,
        mixed $id,
        LockMode|int|null $lockMode = null,
        ?int $lockVersion = null,
    ): ?object {
        return $this->step(
            'find',
            fn() => parent::find($className, $id, $lockMode, $lockVersion),
        );
    }

    public function getReference(string $entityName, mixed $id): ?object
    {
        return $this->step(
            'getReference',
            fn() => parent::getReference($entityName, $id),
        );
    }

    public function persist(object $object): void
    {
        $this->step('persist', fn() => parent::persist($object));
    }

    public function remove(object $object): void
    {
        $this->step('remove', fn() => parent::remove($object));
    }

    public function detach(object $object): void
    {
        $this->step('detach', fn() => parent::detach($object));
    }

    public function refresh(object $object, LockMode|int|null $lockMode = null): void
    {
        $this->step('refresh', fn() => parent::refresh($object, $lockMode));
    }

    public function flush(): void
    {
        $this->step('flush', fn() => parent::flush());
    }

    public function clear(): void
    {
        $this->step('clear', fn() => parent::clear());
    }

    public function beginTransaction(): void
    {
        $this->step('begin', fn() => parent::beginTransaction());
    }

    public function commit(): void
    {
        $this->step('commit', fn() => parent::commit());
    }

    public function rollback(): void
    {
        $this->step('rollback', fn() => parent::rollback());
    }

    private function note(string $step): void
    {
        $called = implode(', ', CallbackLog::take());
        $text = $step . ': ' . ($called === '' ? '-' : $called);

        if ($this->column > 0) {
            $next = $this->column + \strlen(' | ' . $text);
            $before = $next > self::WIDTH ? "\n    " : ' | ';
            $this->column = $next > self::WIDTH ? 4 : $this->column + 3;
            echo $before;
        }

        echo $text;
        $this->column += \strlen($text);
    }

    private function step(string $name, \Closure $do): mixed
    {
        try {
            return $do();
        } finally {
            $this->note($name);
        }
    }
}
