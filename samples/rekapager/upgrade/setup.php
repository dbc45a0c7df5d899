<?php

// The services that Symfony injects: the resolver of identifier encoders and the
// factory of batch processes.

declare(strict_types=1);

use Rekalogika\Rekapager\Batch\Implementation\DefaultBatchProcessFactory;
use Rekalogika\Rekapager\Implementation\PageIdentifierEncoderResolver;
use Rekalogika\Rekapager\Keyset\Contracts\KeysetPageIdentifier;
use Rekalogika\Rekapager\Keyset\PageIdentifierEncoder\SymfonySerializerKeysetPageIdentifierEncoder;
use Rekalogika\Rekapager\Symfony\PageIdentifierEncoderLocator;
use Symfony\Component\DependencyInjection\ServiceLocator;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Normalizer\BackedEnumNormalizer;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;
use Symfony\Component\Serializer\Serializer;

$serializer = new Serializer(
    [new BackedEnumNormalizer(), new DateTimeNormalizer()],
    [new JsonEncoder()],
);

$resolver = new PageIdentifierEncoderResolver(new PageIdentifierEncoderLocator(
    new ServiceLocator([
        KeysetPageIdentifier::class => static fn(): object
            => new SymfonySerializerKeysetPageIdentifierEncoder(
                $serializer,
                $serializer,
                $serializer,
                $serializer,
            ),
    ]),
));

$batchProcessFactory = new DefaultBatchProcessFactory($resolver);
