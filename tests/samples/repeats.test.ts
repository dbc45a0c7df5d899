import {readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {analyzeSamples} from '../../features/samples/check/php/analyzeSamples';
import {readFacts} from '../../features/samples/check/php/facts';
import {readBlocks} from '../../features/samples/parse/readBlocks';

// Pages that do not exist, with the fixtures of a section that does.
const page = (name: string, code: string) =>
  readBlocks(`docs/file-bundle/${name}.md`, `\`\`\`php\n${code}\n\`\`\`\n`);

const whole =
  'use App\\Entity\\Listing;\n\nfunction address(Listing $listing): string\n{\n    return $listing->getAddress();\n}';
const replaced = '<?php\n\nnamespace App\\Entity;\n\nclass Listing {}';

test('a class around pages is analyzed once, and again where a page changes what it depends on', async () => {
  const folder = path.resolve('.cache/samples/fixtures-repeats');
  const blocks = [page('first', whole), page('second', whole), page('third', replaced)].flat();
  const {problems} = await analyzeSamples(blocks, readFacts(), folder);
  const found = problems.map((one) => `${one.page}: ${one.message}`);
  expect(found).toContainEqual(
    expect.stringMatching(
      /ListingPhotoController\.php: Call to an undefined method App\\Entity\\Listing::setCoverPhoto\(\)/,
    ),
  );

  const copiesOf = (name: string) =>
    ['pages', 'known'].map(
      (part) =>
        readdirSync(path.join(folder, part), {recursive: true, encoding: 'utf8'}).filter((file) =>
          file.endsWith(`-${name}-php-declares.php`),
        ).length,
    );
  expect(copiesOf('Controller-ListingPhotoController')).toEqual([2, 1]);
  expect(copiesOf('Entity-Brochure')).toEqual([1, 2]);
}, 300_000);
