import {describe, expect, it} from 'vitest';

import {readBlocks} from '../parse/readBlocks';
import {checkedSamples} from './checkedSamples';

const php = '```php\n$a = 1;\n```\n\n';
const output = '```php output\n1\n```\n\n';
const difference = '```diff-php\n+$a = 1;\n```\n\n';

describe('checkedSamples', () => {
  it.each([
    [php, 'docs/mapper/a.md', '1 PHP sample type-checked against mapper 3.0.0'],
    [php + output + difference, 'docs/mapper/a.md', /^2 PHP samples type-checked/],
    ['```yaml\na: 1\n```\n', 'docs/mapper/a.md', undefined],
    [php, 'docs/together.mdx', undefined],
  ])('of %j on %s', (text, page, expected) => {
    const shown = checkedSamples(page, readBlocks(page, text));
    if (expected instanceof RegExp) {
      expect(shown).toMatch(expected);
    } else {
      expect(shown).toBe(expected);
    }
  });
});
