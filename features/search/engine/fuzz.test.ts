import {describe, expect, it, vi} from 'vitest';

import {documents, searchData} from '../build/searchData';
import {randomFrom} from '../../../bench/samples/random';
import type {Segment} from './answer';
import {answerQuery} from './answerQuery';
import {highlightWords, withHighlight, withoutHighlight} from './highlightAddress';
import type {SearchData} from './load';
import {findWords, plainText, toSegments} from './mark';
import {snippet} from './snippet';

const random = randomFrom(2026);
const number = (below: number) => Math.floor(random() * below);
const pick = <T>(list: readonly T[]): T | undefined => list[number(list.length)];
const pieces = [
  ...['lazy', 'mapper', 'PropertyMapperResolver', 'keyset', '#[Map]', 'rekalogika.mapper.tag'],
  ...['.*', '(a+)+$', '[a-', '\\', '{1,}', '^', '$&', '|', '?', '(?<=', '\\p{L}+', '[^]*'],
  ...['+lazy', '-lazy', 'title:lazy', 'lazy~2', 'lazy^9', 'la*', '*', '~', ':', '+', '-', '+-~1^2'],
  ...['<img src=x onerror=alert(1)>', '</mark>', '<script>', '&lt;', '&#60;', '"', "'", '`'],
  ...['${x}', '{{x}}', '%00', '%E0%A4%A', '../..', 'javascript:'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'NaN', '0', '-1', '1e999'],
  ...['\u0000', '\u200b', '\u200d', '\ufeff', '\uffff', 'ß', 'İ', 'ﬁ', 'é', '你好', '\u{10ffff}'],
  ...['\ud800', '\udfff', '\ud83d', '\ude00', '\ude00\ud83d', 'lazy\ud83d', '\udc00mapper'],
  ...['e\u0301', '\u0301', `a${'\u0300\u0336'.repeat(200)}`, 'la\u0301zy', 'क्षि', 'ด็็็็'],
  ...['مرحبا', 'שלום', '\u202elazy\u202c', '\u2067mapper\u2069', 'lazy مرحبا'],
  ...['😀', '👩‍👩‍👧‍👦', '🇮🇩', '👍🏽', '1️⃣', '😀'.repeat(300), `x${'😀'.repeat(300)}`],
  ...['a'.repeat(500), ' ', '\u00a0', '\n', '\t', '', 'x'.repeat(10_000), 'lazy '.repeat(2000)],
];

/** A text of hostile pieces, of any code units, also lone halves of pairs, or of both. */
function hostile(): string {
  const text = Array.from({length: number(8)}, () => pick(pieces)).join(pick(['', ' ', '.', '\n']));
  const units = Array.from({length: number(20)}, () => String.fromCharCode(number(0x10000)));
  const signs = Array.from({length: number(20)}, () => String.fromCodePoint(number(0x110000)));
  return text + (pick(['', '', units.join(''), signs.join('')]) ?? '');
}

const words = Array.from({length: 500}, (_, place) => `word${place}`).join(' ');
const once = ['привет', 'toString hasOwnProperty', 'a'.repeat(100_000), words];
const texts = [...pieces, ...once, ...Array.from({length: 2000}, hostile)];

/** The search with a counter of what it reads: terms, and lists of the pages and documents of a term. */
function counted({index, ...data}: SearchData): {data: SearchData; steps: () => number} {
  let steps = 0;
  const terms = new Proxy(index.terms, {
    get: (list, key, receiver): unknown => {
      steps += typeof key === 'string' && /^\d+$/.test(key) ? 1 : 0;
      return Reflect.get(list, key, receiver);
    },
  });
  const step = <T>(read: (term: string) => T) => {
    return (term: string): T => {
      steps += 1;
      return read(term);
    };
  };
  const {postings, documents: ofTerm} = index;
  return {
    data: {...data, index: {...index, terms, postings: step(postings), documents: step(ofTerm)}},
    steps: () => steps,
  };
}

// A thousand texts each take their time on a machine that does other things.
vi.setConfig({testTimeout: 60_000});

describe('any query', () => {
  it('is answered without an error, with pages that exist and text as the pages have it', () => {
    const known = new Map(documents.map((document) => [document.url, document]));
    let hits = 0;
    for (const text of texts) {
      const {text: answered, pages, near} = answerQuery(searchData, text);
      expect(answered).toBe(text);
      expect(near.length).toBeLessThanOrEqual(3);
      for (const hit of pages.flatMap((page) => page.hits)) {
        hits += 1;
        const {title, type, content = ''} = known.get(hit.url) ?? {};
        // Segments are text: what was typed is nowhere in them.
        expect(hit.heading === null ? null : plainText(hit.heading)).toBe(
          type === 1 ? title : null,
        );
        expect(content).toContain(shown(hit.snippet));
        expect(
          hit.words.filter(
            (word) => !`${title ?? ''} ${content} ${text}`.toLowerCase().includes(word),
          ),
        ).toEqual([]);
      }
    }
    expect(new Set(texts).size).toBeGreaterThan(1500);
    expect(hits).toBeGreaterThan(500);
  });

  it('has the same answer each time, whatever was searched before', () => {
    const answers = (list: readonly string[]) =>
      new Map(list.map((text) => [text, JSON.stringify(answerQuery(searchData, text))]));
    expect(answers([...texts].reverse())).toEqual(answers(texts));
  });

  it('takes no more steps than a fixed number, however long it is', () => {
    const most = Math.max(
      ...texts.map((text) => {
        const {data, steps} = counted(searchData);
        answerQuery(data, text);
        return steps();
      }),
    );
    const {length} = searchData.index.terms;
    // Twelve words are read of a query; each may be compared with all terms, whole, corrected and in halves, and
    // twelve corrections with the pages of the eleven other words.
    expect(most).toBeLessThan(12 * (4 * length + 23));
    expect(most).toBeGreaterThan(length);
  });
});

describe('any text', () => {
  const accepts = (word: string) => word.length % 2 === 0;

  it('is cut to a snippet of itself, with no sign cut in two', () => {
    for (const text of texts) {
      const segments = snippet(text, findWords(text, accepts));
      expect(text).toContain(shown(segments));
      expect(plainText(segments).length).toBeLessThanOrEqual(250);
      if (isWhole(text)) {
        expect(isWhole(plainText(segments)), JSON.stringify(text)).toBe(true);
      }
    }
    expect(texts.filter(isWhole).length).toBeGreaterThan(1000);
  });

  it('is marked without a change, in order, and only where words were found', () => {
    let marked = 0;
    for (const text of texts) {
      const ranges = findWords(text, accepts);
      const segments = toSegments(text, ranges);
      expect(plainText(segments)).toBe(text);
      expect(segments.filter(({hit}) => hit).length).toBe(ranges.length);
      ranges.forEach(({start, end}, place) => {
        expect(start).toBeLessThan(end);
        expect(start).toBeGreaterThanOrEqual(ranges[place - 1]?.end ?? 0);
      });
      marked += ranges.length;
    }
    expect(marked).toBeGreaterThan(1000);
  });

  it('goes through the address and out of it again', () => {
    for (const text of texts.filter(isWhole)) {
      const address = withHighlight('/mapper#off', [text]);
      const {pathname, search, hash} = new URL(address, 'https://rekalogika.dev');
      expect([pathname, hash]).toEqual(['/mapper', '#off']);
      expect(highlightWords(search)).toEqual([text.toLowerCase()]);
      expect(withoutHighlight(search)).toBe('');
    }
  });
});

/** What a snippet shows, without the signs for what was left out. */
function shown(segments: readonly Segment[]): string {
  return segments
    .filter(({text, hit}) => hit || (text !== '… ' && text !== ' …'))
    .map(({text}) => text)
    .join('');
}

/** Whether a text has no lone half of a pair of code units. */
function isWhole(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
