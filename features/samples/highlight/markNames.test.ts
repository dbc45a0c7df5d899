import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';

import {highlight} from './highlight';
import type {Span} from '../schema/sampleTypes';

const html = (
  source: string,
  spans: readonly Span[],
  language = 'php',
  ids: ReadonlyMap<number, string> = new Map(),
) => toHtml(highlight(source, language, spans, ids));

const text = (markup: string) => markup.replace(/<[^>]+>/g, '').replaceAll('&#x3C;', '<');

function spanOf(source: string, name: string, entry: number): Span {
  return [source.indexOf(name), name.length, entry];
}

describe('a name', () => {
  it('that is one token carries the number on that token', () => {
    expect(html('$view->map();', [[0, 5, 3]])).toContain(
      '<span class="token plain" data-n="3">$view</span>',
    );
  });

  it('that is uncolored text gets an element', () => {
    expect(html('echo FOO;', [[6, 1, 0]])).toContain('F<span data-n="0">O</span>O');
  });

  it('has its id on the element that it has anyway', () => {
    const source = ' $a;\n+new Map();';
    const spans = [spanOf(source, '$a', 0), spanOf(source, 'Map', 1)];
    const result = html(source, spans, 'diff-php', new Map([[source.indexOf('Map'), 'Map']]));
    expect(result).toContain('data-n="1" id="Map">Map<');
    expect(result.replace(' id="Map"', '')).toBe(html(source, spans, 'diff-php'));
  });

  it('inside a token stays inside it', () => {
    const source = "#[Map(property: 'city')]";
    const result = html(source, [spanOf(source, 'Map', 1), spanOf(source, 'property', 2)]);
    expect(result).toMatch(/data-n="1"[^>]*>Map</);
    expect(result).toMatch(/data-n="2"[^>]*>property</);
    expect(text(result)).toBe(`${source}\n`);
  });

  it('of several tokens is one element', () => {
    const source = 'use Rekalogika\\Mapper\\MapperInterface;';
    const result = html(source, [spanOf(source, 'Rekalogika\\Mapper\\MapperInterface', 7)]);
    expect(result.match(/data-n="7"/g)).toHaveLength(1);
    expect(text(result)).toBe(`${source}\n`);
  });

  it('across the edge of a token divides that token', () => {
    const result = html("'ab'12", [[2, 3, 0]]);
    expect(result).toContain(
      '<span data-n="0"><span class="token string">b\'</span><span class="token number">1</span></span>',
    );
    expect(text(result)).toBe("'ab'12\n");
  });

  it('of a later line is found', () => {
    expect(html('$a;\n\n$b;', [[5, 2, 9]])).toContain('data-n="9">$b<');
  });

  it('of a diff has a column that counts the marker', () => {
    const source = ' $a = 1;\n-$b = 2;\n+$c = 3;';
    const result = html(source, [spanOf(source, '$a', 0), spanOf(source, '$c', 1)], 'diff-php');
    expect(result).toContain('data-n="0">$a<');
    expect(result).toContain('data-n="1">$c<');
    expect(text(result)).toBe('$a = 1;\nRemoved: $b = 2;\nAdded: $c = 3;\n');
  });

  it.each([
    ['ends in the next line', [1, 4, 0]],
    ['is after the last line', [99, 1, 0]],
    ['is empty', [0, 0, 0]],
  ] as const)('that %s is rejected', (_, span) => {
    expect(() => html('$a;\n$b;', [span])).toThrow('is not within one line of the block:\n$a;');
  });

  it('that is a diff marker is rejected', () => {
    expect(() => html('+$a', [[0, 1, 0]], 'diff-php')).toThrow('is not within one line');
  });
});

describe('every cut', () => {
  it('leaves the text as it was', () => {
    const source =
      "#[Map('a.b')]\n$view = $mapper?->map(<<<X\nText $a\nX, \\App\\View::class); // end";
    const lengths = [1, 2, 5];
    let count = 0;
    for (let at = 0; at < source.length; at += 1) {
      for (const length of lengths) {
        if (!source.slice(at, at + length).includes('\n') && at + length <= source.length) {
          expect(text(html(source, [[at, length, 0]]))).toBe(`${source}\n`);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(150);
  });
});
