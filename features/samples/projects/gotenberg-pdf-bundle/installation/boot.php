<?php

// $client is what createClient() of a WebTestCase returns.

declare(strict_types=1);

use App\Kernel;
use Symfony\Bundle\FrameworkBundle\KernelBrowser;

/** @var KernelBrowser $client from self::createClient() in a WebTestCase */
$client = new KernelBrowser(new Kernel());
