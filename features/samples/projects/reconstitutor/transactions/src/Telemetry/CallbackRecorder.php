<?php

declare(strict_types=1);

namespace App\Telemetry;

use App\Entity\Device;
use App\Support\CallbackLog;
use Rekalogika\Reconstitutor\AbstractClassReconstitutor;

/** @extends AbstractClassReconstitutor<Device> */
final class CallbackRecorder extends AbstractClassReconstitutor
{
    public static function getClass(): string
    {
        return Device::class;
    }

    public function onCreate(object $object): void
    {
        CallbackLog::add('onCreate ' . $object->getSerial());
    }

    public function onLoad(object $object): void
    {
        CallbackLog::add('onLoad ' . $object->getSerial());
    }

    public function onSave(object $object): void
    {
        CallbackLog::add('onSave ' . $object->getSerial());
    }

    public function onRemove(object $object): void
    {
        CallbackLog::add('onRemove ' . $object->getSerial());
    }

    public function onClear(object $object): void
    {
        CallbackLog::add('onClear ' . $object->getSerial());
    }
}
