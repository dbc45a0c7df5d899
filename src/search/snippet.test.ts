import {describe, expect, it} from 'vitest';

import {plainText} from './mark';
import {snippet} from './snippet';

const filler = 'Nothing to see here. '.repeat(40);
const accepts =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);

describe('snippet', () => {
  it('shows a short text whole', () => {
    expect(plainText(snippet('A lazy object.', accepts('lazy')))).toBe('A lazy object.');
  });

  it('cuts a long text around the most different words', () => {
    const text = `${filler}lazy. ${filler}The lazy mapper is here. ${filler}`;
    const shown = plainText(snippet(text, accepts('lazy', 'mapper')));
    expect(shown).toContain('The lazy mapper is here.');
    expect(shown).toMatch(/^… .* …$/);
    expect(shown.length).toBeLessThan(200);
  });

  it('starts at the beginning when only the title has the words', () => {
    expect(plainText(snippet(filler, accepts('lazy')))).toMatch(/^Nothing .* …$/);
  });

  it('cuts a text without spaces', () => {
    expect(plainText(snippet('x'.repeat(1000), accepts())).length).toBeLessThan(200);
    expect(snippet('', accepts())).toEqual([]);
  });

  it('cuts no emoji in two', () => {
    const text = `${'😀'.repeat(200)}-map${'😀'.repeat(200)}`;
    expect(plainText(snippet(text, accepts('map')))).toMatch(/^… (?:😀)+-map(?:😀)+ …$/u);
  });
});
