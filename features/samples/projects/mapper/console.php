<?php

// Stands in for bin/console: the commands of the library, without a container.

declare(strict_types=1);

use Rekalogika\Mapper\MapperFactory;
use Symfony\Component\Console\Application;

$factory = new class extends MapperFactory {
    // The one of the library needs symfony/console 7.4.
    #[\Override]
    public function getApplication(): Application
    {
        $application = new Application();
        $application->addCommands([
            $this->getMappingCommand(),
            $this->getTryCommand(),
            $this->getTryPropertyCommand(),
        ]);

        return $application;
    }
};

$factory->getApplication()->run();
