import {describe, expect, it} from 'vitest';

import {searchData} from '../../plugins/search-index/searchData';
import {randomFrom} from '../../tools/check/measure/samples/random';
import {answerQuery} from './answerQuery';
import {plainText} from './mark';

const random = randomFrom(2026);
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
const pieces = [
  ...['lazy', 'mapper', 'PropertyMapperResolver', 'keyset', '#[Map]', 'rekalogika.mapper.tag'],
  ...['.*', '(a+)+$', '[a-', '\\', '{1,}', '^', '$&', '|', '?', '~', '*', ':', '+', '-'],
  ...['<img src=x onerror=alert(1)>', '</mark>', '&lt;', '"', "'", '`', '${x}', '{{x}}', '%00'],
  ...['__proto__', 'constructor', 'toString', 'null', 'NaN', '0', '-1', '1e999'],
  ...['\u0000', '\u200b', '\u202e', '\ufeff', '\ud800', '😀', 'ß', 'İ', 'ﬁ', 'é', '你好', 'مرحبا'],
  ...['a'.repeat(500), ' ', '\n', '\t', '', 'x'.repeat(10_000)],
];

function query(): string {
  const text = Array.from({length: Math.floor(random() * 8)}, () => pick(pieces)).join(
    pick(['', ' ', '.', '\n']),
  );
  const signs = Array.from({length: Math.floor(random() * 20)}, () =>
    String.fromCodePoint(Math.floor(random() * 0x11000)),
  );
  return random() < 0.5 ? text : text + signs.join('');
}

describe('any query', () => {
  it('is answered without an error, with pages that exist and text as it stands there', () => {
    const texts = Array.from({length: 2000}, query);
    const known = new Map(searchData.searchDocs.map((document) => [document.url, document]));
    let hits = 0;
    for (const text of texts) {
      const {pages, near} = answerQuery(searchData, text);
      expect(near.length).toBeLessThanOrEqual(3);
      for (const hit of pages.flatMap((page) => page.hits)) {
        hits += 1;
        const {title, type} = known.get(hit.url) ?? {};
        // Segments are text: what was typed is nowhere in them.
        expect(hit.heading === null ? null : plainText(hit.heading)).toBe(
          type === 1 ? title : null,
        );
      }
    }
    expect(new Set(texts).size).toBeGreaterThan(1500);
    expect(hits).toBeGreaterThan(500);
  });
});
