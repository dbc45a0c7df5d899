import {expect, it} from 'vitest';

import {phpBlock} from '../testData';
import {placeBlock} from './application';

/** What becomes of a file after a diff. */
function patched(text: string, value: string): string | undefined {
  const files = new Map([['src/Gate.php', text]]);
  const block = phpBlock(value, {language: 'diff-php', meta: {title: 'src/Gate.php'}});
  placeBlock(files, block, 1);
  return files.get('src/Gate.php');
}

it('applies each hunk of a diff', () => {
  const hunks = '@@ first @@\n-a\n+b\n@@ second @@\n c\n+d';
  expect(patched('a\nc\n', hunks)).toBe('b\nc\nd\n');
});

it.each([
  ['nowhere', 'c\n'],
  ['in several places', 'a\na\n'],
])('rejects a hunk that fits %s', (places, text) => {
  expect(() => patched(text, '-a\n+b')).toThrow(
    `docs/ferry/a.md:10 diff-php: a hunk fits ${places} in src/Gate.php.`,
  );
});
