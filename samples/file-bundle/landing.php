<?php

// The output in docs/file-bundle/index.mdx is that of the console command
// rekalogika:file:resolve for the entity of the page. Here the command runs
// without an application, against rekalogika/file-bundle 2.4.4:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/file-bundle/landing.php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Contracts\File\FileInterface;
use Rekalogika\File\Association\Attribute\AsFileAssociation;
use Rekalogika\File\Association\Attribute\WithFileAssociation;
use Rekalogika\File\Association\ClassBasedFileLocationResolver as Location;
use Rekalogika\File\Association\ClassSignatureResolver as Signature;
use Rekalogika\File\Bundle\Command\FileLocationResolverCommand;
use Symfony\Component\Console\Input\ArrayInput;
use Symfony\Component\Console\Output\StreamOutput;

#[ORM\Entity]
#[WithFileAssociation('listing')]
class Listing
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    // not a column: the library stores and loads this property
    #[AsFileAssociation]
    private ?FileInterface $coverPhoto = null;

    public function __construct(
        #[ORM\Column(length: 200)]
        private string $address,
    ) {}

    public function getId(): ?int
    {
        return $this->id;
    }

    public function getAddress(): string
    {
        return $this->address;
    }

    public function getCoverPhoto(): ?FileInterface
    {
        return $this->coverPhoto;
    }

    public function setCoverPhoto(?FileInterface $coverPhoto): void
    {
        $this->coverPhoto = $coverPhoto;
    }
}

// what the bundle's services are made of
$command = new FileLocationResolverCommand(
    new Location\DefaultClassBasedFileLocationResolver(
        new Signature\ChainClassSignatureResolver([
            new Signature\AttributeClassSignatureResolver(),
            new Signature\DefaultClassSignatureResolver(),
        ]),
    ),
);

$input = new ArrayInput([
    'class' => Listing::class,
    'id' => '1',
    'property' => 'coverPhoto',
]);

// php://output, where the console writes to php://stdout
$command->run($input, new StreamOutput(fopen('php://output', 'w')));
