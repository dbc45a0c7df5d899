<?php

declare(strict_types=1);

namespace App\Command;

use App\Entity\Ride;
use Doctrine\ORM\EntityManagerInterface;
use Symfony\Component\Console\Attribute\AsCommand;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

#[AsCommand('app:ride', 'Corrects the fare of a ride, or deletes it.')]
final class RideCommand extends Command
{
    public function __construct(private EntityManagerInterface $entityManager)
    {
        parent::__construct();
    }

    protected function configure(): void
    {
        $this->addArgument('action', InputArgument::REQUIRED);
        $this->addArgument('id', InputArgument::REQUIRED);
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $ride = $this->entityManager->find(Ride::class, $input->getArgument('id'));

        if ($ride === null) {
            return Command::FAILURE;
        }

        if ($input->getArgument('action') === 'delete') {
            $this->entityManager->remove($ride);
        } else {
            $ride->correctFare(999);
        }

        $this->entityManager->flush();

        return Command::SUCCESS;
    }
}
