<?php

declare(strict_types=1);

namespace App\Form;

use Rekalogika\Contracts\File\FileInterface;
use Rekalogika\File\Bridge\FilePond\FilePondCollectionType;
use Rekalogika\File\Bridge\FilePond\FilePondType;
use Symfony\Component\Form\AbstractTypeExtension;
use Symfony\Component\Form\FormBuilderInterface;
use Symfony\Component\Form\FormError;
use Symfony\Component\Form\FormEvent;
use Symfony\Component\Form\FormEvents;
use Symfony\Component\Form\FormInterface;

/** Notes the upload fields of submitted forms, and describes what they have received. */
final class FieldReport extends AbstractTypeExtension
{
    /** @var list<FormInterface<mixed>> */
    private static array $fields = [];

    public static function getExtendedTypes(): iterable
    {
        return [FilePondType::class, FilePondCollectionType::class];
    }

    public function buildForm(FormBuilderInterface $builder, array $options): void
    {
        $builder->addEventListener(FormEvents::POST_SUBMIT, static function (FormEvent $event): void {
            self::$fields[] = $event->getForm();
        });
    }

    /** @return list<string> */
    public static function lines(): array
    {
        $lines = [];

        foreach (self::$fields as $field) {
            $data = $field->getData();
            $files = is_iterable($data) ? [...$data] : [$data];
            $names = array_map(
                static fn(mixed $file): string => $file instanceof FileInterface
                    ? $file->getName() . ', ' . $file->getType()
                    : get_debug_type($file),
                array_values($files),
            );
            $lines[] = $field->getName() . ': ' . ($names === [] ? 'no file' : implode('; ', $names));
        }

        foreach (isset(self::$fields[0]) ? self::$fields[0]->getRoot()->getErrors(true) : [] as $error) {
            \assert($error instanceof FormError);
            $lines[] = $error->getOrigin()?->getName() . ': ' . $error->getMessage();
        }

        return $lines;
    }
}
