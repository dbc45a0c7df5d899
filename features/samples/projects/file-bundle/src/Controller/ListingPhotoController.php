<?php

declare(strict_types=1);

namespace App\Controller;

use App\Entity\Listing;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\File\Bridge\Symfony\HttpFoundation\FileResponse;
use Rekalogika\File\FileAdapter;
use Symfony\Component\HttpFoundation\File\UploadedFile;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Attribute\AsController;
use Symfony\Component\HttpKernel\Exception\BadRequestHttpException;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;
use Symfony\Component\Routing\Attribute\Route;

#[AsController]
#[Route('/listings/{id}/photo')]
final readonly class ListingPhotoController
{
    public function __construct(private EntityManagerInterface $entityManager) {}

    #[Route(methods: 'POST')]
    public function upload(Request $request, int $id): Response
    {
        $upload = $request->files->get('photo');

        if (!$upload instanceof UploadedFile || !$upload->isValid()) {
            throw new BadRequestHttpException();
        }

        $this->listing($id)->setCoverPhoto(FileAdapter::adapt($upload));
        $this->entityManager->flush();

        return new Response(status: Response::HTTP_NO_CONTENT);
    }

    #[Route(methods: 'GET')]
    public function download(int $id): Response
    {
        $photo = $this->listing($id)->getCoverPhoto()
            ?? throw new NotFoundHttpException();

        return new FileResponse($photo);
    }

    private function listing(int $id): Listing
    {
        return $this->entityManager->find(Listing::class, $id)
            ?? throw new NotFoundHttpException();
    }
}
