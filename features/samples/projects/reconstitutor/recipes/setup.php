<?php

declare(strict_types=1);

use App\Support\Fleet;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;

$fleet = new Fleet();
$entityManager = $fleet->entityManager;
$crm = $fleet->get('doctrine.orm.crm_entity_manager');
\assert($crm instanceof EntityManagerInterface);
(new SchemaTool($crm))->createSchema($crm->getMetadataFactory()->getAllMetadata());
