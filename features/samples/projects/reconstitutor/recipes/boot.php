<?php

declare(strict_types=1);

use App\Support\Fleet;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Tools\SchemaTool;

$fleet = new Fleet();

/** @var EntityManagerInterface $entityManager the default entity manager, an injected service */
$entityManager = $fleet->entityManager;

/** @var EntityManagerInterface $crm the entity manager named crm, an injected service */
$crm = $fleet->get('doctrine.orm.crm_entity_manager');
(new SchemaTool($crm))->createSchema($crm->getMetadataFactory()->getAllMetadata());
