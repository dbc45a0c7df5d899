import {describe, expect, it} from 'vitest';

import {findWords, plainText} from './mark';
import {snippet} from './snippet';

const filler = 'Nothing to see here. '.repeat(40);
const cut = (text: string, ...words: string[]) =>
  snippet(
    text,
    findWords(text, (word) => words.includes(word)),
  );

describe('snippet', () => {
  it('shows a short text whole', () => {
    expect(plainText(cut('A lazy object.', 'lazy'))).toBe('A lazy object.');
    const text = `${'Nothing to see here. '.repeat(8)}A lazy object.`;
    expect(plainText(cut(text, 'lazy'))).toBe(text);
  });

  it('cuts a long text around the most different words', () => {
    const text = `${filler}lazy. ${filler}The lazy mapper is here. ${filler}`;
    const shown = plainText(cut(text, 'lazy', 'mapper'));
    expect(shown).toContain('The lazy mapper is here.');
    expect(shown).toMatch(/^… .* …$/);
    expect(shown.length).toBeLessThan(220);
  });

  it('starts at the beginning when only the title has the words', () => {
    expect(plainText(cut(filler, 'lazy'))).toMatch(/^Nothing .* …$/);
  });

  it('marks a cut once, where the text has a mark of its own', () => {
    const text = `Nothing to see. … ${'name '.repeat(60)}`;
    expect(plainText(cut(text, 'name'))).not.toContain('… …');
    expect(plainText(cut(`${'word '.repeat(60)}… lazy`, 'lazy'))).toMatch(/^… .*… lazy$/);
  });

  it('cuts a text without spaces', () => {
    expect(plainText(cut('x'.repeat(1000))).length).toBeLessThan(220);
    expect(cut('')).toEqual([]);
  });

  it('cuts no emoji in two', () => {
    const text = `${'😀'.repeat(200)}-map${'😀'.repeat(200)}`;
    expect(plainText(cut(text, 'map'))).toMatch(/^… (?:😀)+-map(?:😀)+ …$/u);
  });
});
