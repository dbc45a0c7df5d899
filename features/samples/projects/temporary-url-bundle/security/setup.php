<?php

// $visit stands for a visitor with a session, or without one: it calls a function
// within a request of the visitor. $getAs requests an address with a session id,
// $lastLogEntry returns what was logged last.

declare(strict_types=1);

use App\Log;
use Symfony\Component\DependencyInjection\ContainerInterface;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\RequestStack;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpFoundation\Session\SessionFactoryInterface;

$container = $kernel->getContainer()->get('test.service_container');

if (!$container instanceof ContainerInterface) {
    throw new \LogicException('The test container is missing.');
}

$requestStack = $container->get('request_stack');
$sessionFactory = $container->get('session.factory');

if (
    !$requestStack instanceof RequestStack
    || !$sessionFactory instanceof SessionFactoryInterface
) {
    throw new \LogicException('Sessions are missing.');
}

$sessionName = $sessionFactory->createSession()->getName();

$visit = static function (callable $do) use ($requestStack, $sessionFactory): string {
    $request = Request::create('/payslips');
    $session = $sessionFactory->createSession();
    $request->setSession($session);
    $requestStack->push($request);

    try {
        return $do($session);
    } finally {
        $requestStack->pop();

        if ($session->isStarted()) {
            $session->save();
        }
    }
};

$getAs = static fn(string $url, ?string $sessionId): Response => $kernel->handle(
    Request::create(
        $url,
        cookies: $sessionId === null ? [] : [$sessionName => $sessionId],
    ),
);

$lastLogEntry = static fn(): string => Log::$entries[count(Log::$entries) - 1] ?? '';

unset($container);
