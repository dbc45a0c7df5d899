<?php

// Answers the `curl` lines of the pages: a request goes to the kernel, whose database starts with two
// listings. The photos that requests upload are made here.

declare(strict_types=1);

use App\Entity\Listing;
use App\Kernel;
use Doctrine\ORM\EntityManagerInterface;

use function Rekalogika\Dev\Samples\curl;

$folder = dirname((string) $_SERVER['SCRIPT_FILENAME'], 2);
$database = "$folder/var/data.db";
$_SERVER['DATABASE_URL'] = "sqlite:///$database";
$kernel = new Kernel('prod', false);
$kernel->boot();

if (!is_file($database)) {
    is_dir("$folder/var") || mkdir("$folder/var");
    is_dir("$folder/photos") || mkdir("$folder/photos");
    $image = static function (int $width, int $height, int $color): \GdImage {
        $image = imagecreatetruecolor($width, $height);
        imagefill($image, 0, 0, $color);

        return $image;
    };
    imagegif($image(1600, 1200, 0x3366aa), "$folder/photos/terrace.gif");
    imagegif($image(800, 800, 0x77aa33), "$folder/photos/garden.gif");
    file_put_contents("$folder/photos/notes.html", "<script>alert(document.domain)</script>\n");
    file_put_contents("$folder/photos/contract.pdf", "%PDF-1.4\n% a tenancy contract\n");
    $kernel->createSchema();
    $entityManager = $kernel->service(EntityManagerInterface::class);
    $entityManager->persist(new Listing('12 Harbour Street'));
    $entityManager->persist(new Listing('3 Mill Lane'));
    $entityManager->flush();
    $entityManager->clear();
}

echo curl(array_slice($_SERVER['argv'], 1), $kernel, [
    'Content-Type',
    'Content-Disposition',
    'Content-Length',
    'Cache-Control',
    'Location',
    'Content-Security-Policy',
    'X-Content-Type-Options',
]);
