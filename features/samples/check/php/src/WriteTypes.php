<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node;
use PHPStan\Analyser\Scope as AnalyserScope;
use PHPStan\Node\CollectedDataNode;
use PHPStan\Rules\Rule;

/**
 * Writes what the collector found to the file that SAMPLE_TYPES names; it reports no errors.
 *
 * @implements Rule<CollectedDataNode>
 */
final class WriteTypes implements Rule
{
    public function getNodeType(): string
    {
        return CollectedDataNode::class;
    }

    public function processNode(Node $node, AnalyserScope $scope): array
    {
        $types = [];

        foreach (array_merge(...array_values($node->get(TypeCollector::class))) as ['file' => $file, 'names' => $names]) {
            $types[$file] = [...$types[$file] ?? [], ...$names];
        }

        file_put_contents((string) getenv('SAMPLE_TYPES'), json_encode((object) $types, JSON_THROW_ON_ERROR));

        return [];
    }
}
