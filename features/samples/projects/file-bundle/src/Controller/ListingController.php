<?php

declare(strict_types=1);

namespace App\Controller;

use App\Entity\Listing;
use App\Form\ListingType;
use Doctrine\ORM\EntityManagerInterface;
use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Routing\Attribute\Route;

final class ListingController extends AbstractController
{
    public function __construct(
        private readonly EntityManagerInterface $entityManager,
    ) {}

    #[Route('/listings/{id}/edit', methods: ['GET', 'POST'])]
    public function edit(Request $request, int $id): Response
    {
        $listing = $this->entityManager->find(Listing::class, $id)
            ?? throw $this->createNotFoundException();
        $form = $this->createForm(ListingType::class, $listing);
        $form->handleRequest($request);

        if ($form->isSubmitted() && $form->isValid()) {
            $this->entityManager->flush();

            return new Response("saved\n");
        }

        return $this->render('listing/edit.html.twig', ['form' => $form]);
    }
}
