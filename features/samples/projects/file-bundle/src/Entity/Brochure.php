<?php

declare(strict_types=1);

namespace App\Entity;

use Doctrine\ORM\Mapping as ORM;
use Rekalogika\Contracts\File\FileInterface;
use Rekalogika\Domain\File\Association\Entity\EmbeddedMetadata;
use Rekalogika\Domain\File\Association\Entity\FileDecorator;
use Rekalogika\File\Association\Attribute\AsFileAssociation;
use Rekalogika\File\Association\Attribute\WithFileAssociation;
use Rekalogika\File\Association\Model\FetchMode;

#[ORM\Entity]
#[WithFileAssociation('brochure')]
class Brochure
{
    #[ORM\Id]
    #[ORM\GeneratedValue]
    #[ORM\Column]
    private ?int $id = null;

    #[AsFileAssociation(fetch: FetchMode::Lazy)]
    private ?FileInterface $document = null;

    #[ORM\Embedded]
    private EmbeddedMetadata $documentMetadata;

    public function __construct(
        #[ORM\Column(length: 200)]
        private string $title,
    ) {
        $this->documentMetadata = new EmbeddedMetadata();
    }

    public function getId(): ?int
    {
        return $this->id;
    }

    public function getTitle(): string
    {
        return $this->title;
    }

    public function getDocument(): ?FileInterface
    {
        return FileDecorator::getFile($this->document, $this->documentMetadata);
    }

    public function setDocument(?FileInterface $document): void
    {
        FileDecorator::setFile($document, $this->document, $this->documentMetadata);
    }
}
