<?php

declare(strict_types=1);

namespace App\Storage;

use Aws\S3\S3Client;
use League\Flysystem\AwsS3V3\AwsS3V3Adapter;

/** Has the files on S3 that would be in a local folder; the path of the folder is the start of their keys. */
class S3FolderAdapter extends AwsS3V3Adapter
{
    public function __construct(string $folder)
    {
        parent::__construct(
            new S3Client([
                'endpoint' => getenv('SAMPLE_S3_ENDPOINT'),
                'region' => 'us-east-1',
                'use_path_style_endpoint' => true,
                // those that s3rver knows
                'credentials' => ['key' => 'S3RVER', 'secret' => 'S3RVER'],
            ]),
            (string) getenv('SAMPLE_S3_BUCKET'),
            getenv('SAMPLE_S3_PREFIX') . '/' . trim($folder, '/'),
        );
    }
}
