<?php

// Answers the requests of the browser: pages come from the kernel, scripts from packages. After each submitted form,
// `browser.log` says what the browser sent, what the fields of the form received, and what was stored.

declare(strict_types=1);

use App\Entity\Tour;
use App\Form\FieldReport;
use App\Kernel;
use Doctrine\ORM\EntityManagerInterface;
use League\Flysystem\FilesystemOperator;
use Symfony\Component\HttpFoundation\Request;

use function Rekalogika\Dev\Samples\assetResponse;
use function Rekalogika\Dev\Samples\documentWith;
use function Rekalogika\Dev\Samples\sentFields;

/** @var string $folder the application */
/** @var string $packages the folder node_modules */
$request = Request::createFromGlobals();

if ($request->getPathInfo() === '/assets/controller.js') {
    header('Content-Type: text/javascript');
    $installed = \Composer\InstalledVersions::getInstallPath('rekalogika/file-filepond');
    readfile("$installed/assets/dist/filepond.js");

    return;
}

if (($asset = assetResponse($request, $packages)) !== null) {
    $asset->prepare($request)->send();

    return;
}

$isNew = !is_file("$folder/var/data.db");

if ($isNew) {
    // the first request of curl makes the database and the photos
    exec(escapeshellarg(\PHP_BINARY) . ' ' . escapeshellarg("$folder/bin/curl") . ' http://localhost/');
}

$_SERVER['DATABASE_URL'] = "sqlite:///$folder/var/data.db";
$kernel = new Kernel('prod', false);

if ($isNew) {
    // as many pixels as a camera makes, which keep the browser busy for some time
    $panorama = imagecreate(4000, 3000) ?: throw new \LogicException();
    imagecolorallocate($panorama, 0x33, 0x66, 0xaa);
    imagegif($panorama, "$folder/photos/panorama.gif");

    $kernel->boot();
    $entityManager = $kernel->service(EntityManagerInterface::class);
    $entityManager->persist(new Tour('12 Harbour Street'));
    $entityManager->flush();
    $entityManager->clear();
}

$response = $kernel->handle($request);
$isForm = str_starts_with((string) $response->headers->get('Content-Type'), 'text/html');

if ($isForm && str_contains((string) $response->getContent(), '<form')) {
    $modules = ['@hotwired/stimulus' => '/assets/@hotwired/stimulus/dist/stimulus.js'];

    foreach (glob("$packages/filepond*") as $package) {
        $name = basename($package);
        $modules[$name] = "/assets/$name/dist/$name.esm.js";

        foreach ([...glob("$package/dist/*.min.css"), ...glob("$package/dist/*{poster,edit,preview}.css", GLOB_BRACE), ...glob("$package/locale/*.js")] as $file) {
            $path = substr($file, strlen("$packages/"));
            $modules[$path] = "/assets/$path";
        }
    }

    $response->setContent(documentWith((string) $response->getContent(), $modules, <<<'JS'
        import {Application} from '@hotwired/stimulus';
        import FilePondController from '/assets/controller.js';

        Application.start().register('rekalogika--file-filepond--filepond', FilePondController);
        JS));
}

$response->prepare($request)->send();

if ($request->isMethod('POST')) {
    $storage = $kernel->service(FilesystemOperator::class, 'storage');
    $stored = [];

    foreach ($storage->listContents('', true)->sortByPath() as $item) {
        // each file has its metadata beside it
        if ($item->isFile() && !str_ends_with($item->path(), '.metadata')) {
            $stored[] = $item->path() . ', ' . $storage->mimeType($item->path());
        }
    }

    $report = '';
    $parts = ['sent' => sentFields($request), 'form' => FieldReport::lines(), 'store' => $stored];

    foreach ($parts as $name => $lines) {
        foreach ($lines === [] ? ['empty'] : $lines as $index => $line) {
            $report .= sprintf("  %-6s %s\n", $index === 0 ? $name : '', $line);
        }
    }

    $status = $response->getStatusCode();
    file_put_contents("$folder/browser.log", "POST {$request->getPathInfo()}: $status\n$report", \FILE_APPEND);
}
