<?php

declare(strict_types=1);

namespace App\Controller;

use App\Weather\Reading;
use Doctrine\ORM\EntityManagerInterface;
use Rekalogika\Rekapager\Bundle\Contracts\PagerFactoryInterface;
use Rekalogika\Rekapager\Bundle\PagerOptions;
use Rekalogika\Rekapager\Doctrine\ORM\QueryBuilderAdapter;
use Rekalogika\Rekapager\Keyset\KeysetPageable;
use Rekalogika\Rekapager\Offset\OffsetPageable;
use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Routing\Attribute\Route;

/** The readings of a station by keyset, and with page numbers by offset. */
final class StationReadings extends AbstractController
{
    /** @param PagerFactoryInterface<PagerOptions> $pagerFactory */
    public function __construct(
        private readonly EntityManagerInterface $entityManager,
        private readonly PagerFactoryInterface $pagerFactory,
    ) {}

    #[Route('/stations/{id}/readings', name: 'readings')]
    public function byKeyset(int $id, Request $request): Response
    {
        $pageable = new KeysetPageable($this->adapter($id), 5);

        return $this->render('reading/list.html.twig', [
            'pager' => $this->pagerFactory->createPager($pageable, $request),
        ]);
    }

    #[Route('/stations/{id}/numbered', name: 'numbered')]
    public function byOffset(int $id, Request $request): Response
    {
        $pageable = new OffsetPageable($this->adapter($id), 5, pageLimit: 3);

        return $this->render('reading/list.html.twig', [
            'pager' => $this->pagerFactory->createPager($pageable, $request),
        ]);
    }

    /** @return QueryBuilderAdapter<int, Reading> */
    private function adapter(int $station): QueryBuilderAdapter
    {
        return new QueryBuilderAdapter(
            $this->entityManager->createQueryBuilder()
                ->select('reading')
                ->from(Reading::class, 'reading')
                ->where('reading.station = :station')
                ->setParameter('station', $station)
                ->orderBy('reading.takenAt', 'DESC')
                ->addOrderBy('reading.id', 'DESC'),
        );
    }
}
