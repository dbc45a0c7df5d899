<?php

declare(strict_types=1);

namespace App\Repository;

use App\Entity\HazardReport;
use Doctrine\Bundle\DoctrineBundle\Repository\ServiceEntityRepository;
use Doctrine\Persistence\ManagerRegistry;

/** @extends ServiceEntityRepository<HazardReport> */
class HazardReportRepository extends ServiceEntityRepository
{
    public function __construct(ManagerRegistry $managerRegistry)
    {
        parent::__construct($managerRegistry, HazardReport::class);
    }
}
