import {describe, expect, it} from 'vitest';

import {highlightWords, withHighlight, withoutHighlight} from './highlightAddress';

describe('withHighlight', () => {
  it('puts the words in front of the anchor', () => {
    expect(withHighlight('/mapper#off', ['lazy', 'map'])).toBe(
      '/mapper?_highlight=lazy&_highlight=map#off',
    );
    expect(withHighlight('/mapper', ['a&b'])).toBe('/mapper?_highlight=a%26b');
    expect(withHighlight('/mapper#off', [])).toBe('/mapper#off');
  });

  it('is read and taken away again', () => {
    const search = '?a=1&_highlight=Lazy&_highlight=a%26b';
    expect(highlightWords(search)).toEqual(['lazy', 'a&b']);
    expect(withoutHighlight(search)).toBe('?a=1');
    expect(withoutHighlight('?_highlight=lazy')).toBe('');
    expect(highlightWords('')).toEqual([]);
  });
});
