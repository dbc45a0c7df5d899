<?php

declare(strict_types=1);

namespace App\Form;

use App\Entity\Listing;
use Rekalogika\Contracts\File\FileInterface;
use Rekalogika\File\Bridge\Symfony\Constraints\Image;
use Symfony\Component\Form\AbstractType;
use Symfony\Component\Form\Extension\Core\Type\TextType;
use Symfony\Component\Form\FormBuilderInterface;
use Symfony\Component\OptionsResolver\OptionsResolver;

final class ListingType extends AbstractType
{
    public function buildForm(FormBuilderInterface $builder, array $options): void
    {
        $builder
            ->add('address', TextType::class)
            ->add('coverPhoto', StoredFileType::class, [
                'required' => false,
                'constraints' => new Image(maxSize: '5M', minWidth: 1200),
                // an empty field keeps the photo
                'setter' => static function (
                    Listing $listing,
                    ?FileInterface $photo,
                ): void {
                    if ($photo !== null) {
                        $listing->setCoverPhoto($photo);
                    }
                },
            ]);
    }

    public function configureOptions(OptionsResolver $resolver): void
    {
        $resolver->setDefaults(['data_class' => Listing::class]);
    }
}
