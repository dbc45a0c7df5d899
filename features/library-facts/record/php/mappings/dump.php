<?php

// Prints the rows of the mapper's mapping table in the bundle, and what the library does with a value of each
// type for each target type, as JSON. Started by features/library-facts/record/recordMappings.ts:
// php dump.php <Composer project with rekalogika/mapper and symfony/uid>

declare(strict_types=1);

namespace Rekalogika\Dev\Record;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Rekalogika\Mapper\Context\Context;
use Rekalogika\Mapper\Context\MapperOptions;
use Rekalogika\Mapper\DependencyInjection\RekalogikaMapperExtension;
use Rekalogika\Mapper\MainTransformer\MainTransformerInterface;
use Rekalogika\Mapper\MapperFactory;
use Rekalogika\Mapper\Mapping\Mapping;
use Rekalogika\Mapper\Transformer\Exception\RefuseToTransformException;
use Rekalogika\Mapper\Transformer\MainTransformerAwareInterface;
use Rekalogika\Mapper\Transformer\TransformerInterface;
use Rekalogika\Mapper\Util\TypeFactory;
use Symfony\Component\Clock\DatePoint;
use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\PropertyInfo\Type;
use Symfony\Component\Uid\Ulid;
use Symfony\Component\Uid\Uuid;

require $argv[1] . '/vendor/autoload.php';

enum Status: string
{
    case Booked = 'booked';
}

enum Kind
{
    case Express;
}

class Shipment
{
    public string $number = 'RK-2041';
}

class ShipmentView
{
    public string $number;
}

class Label implements \Stringable
{
    public function __toString(): string
    {
        return 'label';
    }
}

/** What the transformers did since it was cleared. */
final class Log
{
    /** @var list<array{string, string}> name of the transformer, and what it did */
    public array $steps = [];

    public int $depth = 0;
}

/** A transformer that records what it did; calls for nested values are not recorded. */
final class Spy implements TransformerInterface, MainTransformerAwareInterface
{
    public function __construct(
        private readonly string $name,
        private readonly TransformerInterface $inner,
        private readonly Log $log,
    ) {}

    public function withMainTransformer(MainTransformerInterface $mainTransformer): static
    {
        return $this->inner instanceof MainTransformerAwareInterface
            ? new self($this->name, $this->inner->withMainTransformer($mainTransformer), $this->log)
            : $this;
    }

    public function transform(
        mixed $source,
        mixed $target,
        ?Type $sourceType,
        ?Type $targetType,
        Context $context,
    ): mixed {
        ++$this->log->depth;
        $did = 'answers';

        try {
            return $this->inner->transform($source, $target, $sourceType, $targetType, $context);
        } catch (RefuseToTransformException $e) {
            $did = 'refuses';

            throw $e;
        } catch (\Throwable $e) {
            $did = shortName($e::class);

            throw $e;
        } finally {
            if (--$this->log->depth === 0) {
                $this->log->steps[] = [$this->name, $did];
            }
        }
    }

    public function getSupportedTransformation(): iterable
    {
        return $this->inner->getSupportedTransformation();
    }
}

/** The transformers of the factory and, as in the bundle, the one between arrays and objects. */
final class BundleLikeFactory extends MapperFactory
{
    public readonly Log $log;

    public function mapping(): Mapping
    {
        return $this->getMappingFactory()->getMapping();
    }

    public function mainTransformer(): MainTransformerInterface
    {
        return $this->getMainTransformer();
    }

    /** @return list<string> */
    public function namesOfFactory(): array
    {
        return array_keys(iterator_to_array(parent::getTransformersIterator()));
    }

    protected function getTransformersIterator(): iterable
    {
        $this->log ??= new Log();

        foreach (parent::getTransformersIterator() as $name => $transformer) {
            if ($name === 'ObjectToObjectTransformer') {
                $arrays = $this->getArrayObjectTransformer();
                yield 'ArrayObjectTransformer' => new Spy('ArrayObjectTransformer', $arrays, $this->log);
            }

            yield $name => new Spy($name, $transformer, $this->log);
        }
    }
}

function shortName(string $class): string
{
    return substr($class, (int) strrpos('\\' . $class, '\\'));
}

/** @return array<string, int> priorities of the bundle by name of the transformer, in the order of trying */
function priorities(): array
{
    $container = new ContainerBuilder();
    $container->setParameter('kernel.environment', 'prod');
    $container->setParameter('kernel.debug', false);
    (new RekalogikaMapperExtension())->load([], $container);

    $priorities = [];

    foreach ($container->findTaggedServiceIds('rekalogika.mapper.transformer') as $id => $tags) {
        $priorities[shortName($id)] = $tags[0]['priority'] ?? 0;
    }

    // Stable: equal priorities keep the order of their registration.
    arsort($priorities);

    return $priorities;
}

$factory = new BundleLikeFactory();
$priorities = priorities();
$inFactory = $factory->namesOfFactory();
$rows = [];

foreach ($factory->mapping() as $entry) {
    $rows[] = [
        'source' => $entry->getSourceTypeString(),
        'target' => $entry->getTargetTypeString(),
        'anySubclass' => $entry->isVariantTargetType(),
        'transformer' => $entry->getId(),
        'inFactory' => \in_array($entry->getId(), $inFactory, true),
    ];
}

$order = array_values(array_unique(array_column($rows, 'transformer')));
$expected = array_values(array_intersect(array_keys($priorities), $order));

if ($order !== $expected) {
    throw new \LogicException('The factory tries its transformers in another order than the bundle.');
}

$sources = [
    'null' => null,
    'bool' => true,
    'int' => 7,
    'float' => 7.0,
    'string' => 'booked',
    'array' => ['number' => 'RK-2041'],
    'backed enum' => Status::Booked,
    'enum without values' => Kind::Express,
    'date object' => new \DateTimeImmutable('2026-04-01T02:30:00+00:00'),
    'Uuid' => Uuid::fromString('0193c0de-7b1a-7000-8000-000000000001'),
    'Ulid' => Ulid::fromString('01JF0DWYRTE0080000000000G1'),
    'Stringable object' => new Label(),
    'generator' => (static fn() => yield 'number' => 'RK-2041')(...),
    'Doctrine Collection' => new ArrayCollection(['number' => 'RK-2041']),
    'stdClass' => (object) ['number' => 'RK-2041'],
    'object of your class' => new Shipment(),
];

$targets = [
    'null' => 'null',
    'bool' => 'bool',
    'int' => 'int',
    'float' => 'float',
    'string' => 'string',
    'array' => 'array',
    'backed enum' => Status::class,
    'enum without values' => Kind::class,
    'DateTimeInterface' => \DateTimeInterface::class,
    'DateTime' => \DateTime::class,
    'DateTimeImmutable' => \DateTimeImmutable::class,
    'DatePoint' => DatePoint::class,
    'Uuid' => Uuid::class,
    'Ulid' => Ulid::class,
    'Traversable' => \Traversable::class,
    'ArrayAccess' => \ArrayAccess::class,
    'ArrayObject' => \ArrayObject::class,
    'Doctrine Collection' => Collection::class,
    'stdClass' => \stdClass::class,
    'class of yours' => ShipmentView::class,
];

// The kind of string, if only some strings are valid.
$strings = [
    'enum without values' => 'Express',
    'DateTimeInterface' => '2026-04-01T02:30:00+00:00',
    'DateTime' => '2026-04-01T02:30:00+00:00',
    'DateTimeImmutable' => '2026-04-01T02:30:00+00:00',
    'DatePoint' => '2026-04-01T02:30:00+00:00',
    'Uuid' => '0193c0de-7b1a-7000-8000-000000000001',
    'Ulid' => '01JF0DWYRTE0080000000000G1',
];

$context = Context::create(new MapperOptions(lazyLoading: false));
$tries = [];

foreach ($sources as $source => $value) {
    foreach ($targets as $target => $type) {
        $factory->log->steps = [];
        $factory->log->depth = 0;

        try {
            $result = $factory->mainTransformer()->transform(
                source: match (true) {
                    $value instanceof \Closure => $value(),
                    $source === 'string' => $strings[$target] ?? $value,
                    default => $value,
                },
                target: null,
                sourceType: null,
                targetTypes: [TypeFactory::fromString($type)],
                context: $context,
            );
            $outcome = ['result' => str_replace(__NAMESPACE__ . '\\', '', get_debug_type($result))];
        } catch (\Throwable $e) {
            $outcome = ['error' => $e::class];
        }

        $tries[] = ['source' => $source, 'target' => $target, 'steps' => $factory->log->steps] + $outcome;
    }
}

echo json_encode([
    'transformers' => $priorities,
    'rows' => $rows,
    'tries' => $tries,
], \JSON_THROW_ON_ERROR | \JSON_UNESCAPED_SLASHES), "\n";
