import {describe, expect, it} from 'vitest';

import {cutSection} from './cutSection';

const page = [
  '# Title',
  '',
  '> Description',
  '',
  '## Install',
  '',
  '```bash title="Terminal"',
  '## not a heading',
  'composer require acme/kite',
  '```',
  '',
  '- Step',
  '',
  '  ````md',
  '  ```',
  '### not a heading either',
  '  ````',
  '- ```php',
  '  # comment',
  '  ```',
  '',
  '> ~~~',
  '> ## quoted',
  '> ~~~',
  '',
  '### Options',
  '',
  'First.',
  '',
  '#### Details',
  '',
  '## Use [`Kite::fly()`](https://site.example/api#fly) and `$x_y`',
  '',
  '### Options',
  '',
  'Second.',
  '',
].join('\n');

describe('cutSection', () => {
  it('cuts up to the heading that ends the section, without the space in front of it', () => {
    const text = cutSection(page, {text: 'Install', at: 0, end: 2});
    expect(text.startsWith('## Install\n\n```bash title="Terminal"\n## not a heading\n')).toBe(
      true,
    );
    expect(text.endsWith('### Options\n\nFirst.\n\n#### Details\n')).toBe(true);
  });

  it('counts no line of a sample, in whatever it is', () => {
    expect(cutSection(page, {text: 'Options', at: 1, end: 2})).toBe(
      '### Options\n\nFirst.\n\n#### Details\n',
    );
  });

  it('cuts the last section up to the end, and the right one of two with the same words', () => {
    expect(cutSection(page, {text: 'Options', at: 3})).toBe('### Options\n\nSecond.\n');
  });

  it('knows a heading with code and a link by its words', () => {
    const text = cutSection(page, {text: 'Use Kite::fly() and $x_y\u200b', at: 2});
    expect(text).toMatch(/^## Use .+\n\n### Options\n\nSecond\.\n$/);
  });

  it.each([
    ['another heading', {text: 'Options', at: 0}],
    ['fewer headings', {text: 'Options', at: 9}],
  ])('rejects a page with %s in this place', (_name, section) => {
    expect(() => cutSection(page, section)).toThrow('no heading "Options"');
  });
});
