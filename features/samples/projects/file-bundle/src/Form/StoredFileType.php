<?php

declare(strict_types=1);

namespace App\Form;

use Rekalogika\File\Bridge\Symfony\Form\FileTransformer;
use Symfony\Component\Form\AbstractType;
use Symfony\Component\Form\Extension\Core\Type\FileType;
use Symfony\Component\Form\FormBuilderInterface;

/** A file input whose value is a FileInterface. */
final class StoredFileType extends AbstractType
{
    public function buildForm(FormBuilderInterface $builder, array $options): void
    {
        $builder->addModelTransformer(new FileTransformer());
    }

    public function getParent(): string
    {
        return FileType::class;
    }
}
