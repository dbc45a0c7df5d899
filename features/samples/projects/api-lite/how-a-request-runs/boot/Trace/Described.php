<?php

declare(strict_types=1);

namespace App\Trace;

use ApiPlatform\Metadata\Exception\ProblemExceptionInterface;
use ApiPlatform\Validator\Exception\ValidationException;
use App\Repository\TrailRepository;
use Doctrine\Common\Collections\Collection;
use Symfony\Component\Uid\Uuid;
use Symfony\Component\VarExporter\LazyObjectInterface;

/** Writes values as a reader of the trace wants them. */
final class Described
{
    private const STATE_OF_LAZY_OBJECT = 'lazyObjectState';

    /** @var array<string, true> */
    private static array $written = [];

    /**
     * A value as code. An object is its class with the properties that are set, and only its class and identifier
     * when that has been written before.
     */
    public static function value(mixed $value): string
    {
        return match (true) {
            $value instanceof Uuid => '…' . substr($value->toRfc4122(), -4),
            $value instanceof \DateTimeInterface => $value->format('Y-m-d H:i'),
            $value instanceof ProblemExceptionInterface => self::problem($value),
            $value instanceof \Traversable => self::name($value),
            \is_object($value) => self::object($value),
            \is_array($value) => self::entries($value),
            default => json_encode($value, \JSON_THROW_ON_ERROR | \JSON_UNESCAPED_SLASHES),
        };
    }

    /** The class of an object without namespace; the repository without its own trace. */
    public static function name(object $object): string
    {
        $class = $object instanceof TracedTrailRepository ? TrailRepository::class : $object;

        return (new \ReflectionClass($class))->getShortName();
    }

    private static function object(object $object): string
    {
        $isLazy = $object instanceof LazyObjectInterface && !$object->isLazyObjectInitialized();
        $properties = self::properties($object);
        $text = self::name($object) . ' ' . self::entries($properties) . ($isLazy ? ', lazy' : '');

        if (!isset(self::$written[$text])) {
            self::$written[$text] = true;

            return $text;
        }

        $id = $properties['id'] ?? null;

        return self::name($object) . ($id === null ? '' : ' ' . self::value($id));
    }

    /** @return array<string, mixed> the properties of an object that are set, without collections */
    private static function properties(object $object): array
    {
        $values = [];

        foreach ((new \ReflectionClass($object))->getProperties() as $property) {
            $value = $property->isInitialized($object) ? $property->getValue($object) : null;

            if ($value !== null && !$value instanceof Collection) {
                $values[$property->getName()] = $value;
            }
        }

        unset($values[self::STATE_OF_LAZY_OBJECT]);

        return $values;
    }

    /** @param array<array-key, mixed> $values */
    private static function entries(array $values): string
    {
        $parts = [];

        foreach ($values as $name => $value) {
            $parts[] = "$name: " . self::value($value);
        }

        return '{' . implode(', ', $parts) . '}';
    }

    /** The exception of the validator has no detail before it is written. */
    private static function problem(ProblemExceptionInterface $problem): string
    {
        return self::name($problem) . ' ' . self::entries([
            'status' => $problem->getStatus(),
            ...$problem instanceof ValidationException
                ? ['message' => $problem->getMessage()]
                : ['detail' => $problem->getDetail()],
        ]);
    }
}
