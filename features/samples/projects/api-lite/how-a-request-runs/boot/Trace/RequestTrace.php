<?php

declare(strict_types=1);

namespace App\Trace;

use ApiPlatform\Metadata\Resource\Factory\ResourceMetadataCollectionFactoryInterface;
use Symfony\Component\EventDispatcher\Attribute\AsEventListener;
use Symfony\Component\HttpKernel\Event\ExceptionEvent;
use Symfony\Component\HttpKernel\Event\RequestEvent;
use Symfony\Component\HttpKernel\Event\ResponseEvent;
use Symfony\Component\Security\Core\Authentication\Token\Storage\TokenStorageInterface;

/** Prints the request, its route and its user, the exception that ends it, and where the response begins. */
final class RequestTrace
{
    public function __construct(
        private readonly ResourceMetadataCollectionFactoryInterface $metadata,
        private readonly TokenStorageInterface $tokenStorage,
    ) {}

    #[AsEventListener(priority: 2048)]
    public function onRequest(RequestEvent $event): void
    {
        if ($event->isMainRequest()) {
            $request = $event->getRequest();
            Trace::start();
            $text = $request->getMethod() . ' ' . $request->getRequestUri();
            Trace::station('request', rtrim("$text {$request->getContent()}"));
        }
    }

    /** Runs after the router (32) and the firewall (8). */
    #[AsEventListener(priority: 7)]
    public function onRoutedRequest(RequestEvent $event): void
    {
        if (!$event->isMainRequest()) {
            return;
        }

        $attributes = $event->getRequest()->attributes;
        $resource = $attributes->getString('_api_resource_class');
        $operation = $this->metadata->create($resource)
            ->getOperation($attributes->getString('_api_operation_name'));
        Trace::station('router', Described::name($operation) . " of $resource");
        $token = $this->tokenStorage->getToken();
        Trace::station('firewall', $token === null
            ? 'anonymous'
            : $token->getUserIdentifier() . ', ' . implode(', ', $token->getRoleNames()));
    }

    #[AsEventListener(priority: 2048)]
    public function onException(ExceptionEvent $event): void
    {
        $exception = $event->getThrowable();
        Trace::station('exception', Described::name($exception) . ': ' . $exception->getMessage());
    }

    #[AsEventListener(priority: -2048)]
    public function onResponse(ResponseEvent $event): void
    {
        if ($event->isMainRequest()) {
            Trace::end();
        }
    }
}
