import {describe, expect, it} from 'vitest';

import {readBlocks} from '../../features/samples/parse/readBlocks';
import {hashText} from '../../features/samples/parse/hashText';
import {shownOutputs} from '../../features/samples/run/shownOutputs';
import {type Proof, proof} from '../../features/samples/schema/proof';
import {type BuiltPage, countIds, pageOf, read, readPages} from './site';

const content: unknown = JSON.parse(read('proof.json').toString('utf8'));

/** The outputs of built pages that say what printed them, by address. */
function printedOutputs(pages: readonly BuiltPage[]): Map<string, number> {
  const counts = pages.map(({route, $}): [string, number] => [
    route,
    $('figcaption').filter((_, caption) => $(caption).text().includes('printed by ')).length,
  ]);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** The lines of outputs that open nothing about their record. */
function unprovenLines({route, $}: BuiltPage): string[] {
  return $('figcaption')
    .toArray()
    .filter((caption) => $(caption).text().includes('printed by '))
    .filter((caption) => {
      const details = $(caption).children('details').clone();
      details.children('summary').remove();
      return !/checked against \S+ \d[^]*Run on \w+ \d+, \d+/i.test(details.text());
    })
    .map((caption) => `${route}: ${$(caption).text()}`);
}

/** The outputs that a proof has, by the address of the page; other values of a sample belong to its first ones. */
function provenOutputs({outputs}: Proof): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {page, sample} of outputs) {
    const route = page.replace(/#.*$/, '');
    counts.set(route, Math.max(sample, counts.get(route) ?? 0));
  }
  return counts;
}

describe('proof.json', () => {
  it('has every output that a page says was printed, and no other', () => {
    const proven = provenOutputs(proof.parse(content));
    const printed = printedOutputs(readPages());
    expect([...proven].sort()).toEqual([...printed].sort());
    expect(proven.size).toBeGreaterThan(300);
  });

  it('is shown on demand at every output', () => {
    expect(readPages().flatMap(unprovenLines)).toEqual([]);
    const caption =
      '<figure><figcaption><span>Output printed by a 1.0.0</span></figcaption></figure>';
    expect(unprovenLines(pageOf(caption))).toEqual(['/: Output printed by a 1.0.0']);
  });

  it('has the versions of the runs, each combination once', () => {
    const {packages, outputs} = proof.parse(content);
    const named = outputs.map((one) => one.packages);
    expect(named.length).toBeGreaterThan(1000);
    expect([...new Set(named)].sort((a, b) => a - b)).toEqual([...packages.keys()]);
    expect(new Set(packages.map((one) => JSON.stringify(one))).size).toBe(packages.length);
  });

  it('has the hash of each output that a page shows, in order', () => {
    const page = 'docs/mapper/object/map.md';
    const shown = shownOutputs(readBlocks(page)).map(({block}) => hashText(block.value));
    const {outputs} = proof.parse(content);
    const proven = outputs.filter((one) => one.page.startsWith('/mapper/object/map#'));
    expect(proven.map(({output}) => output)).toEqual(shown);
  });

  it('leads to headings that exist', () => {
    const ids = new Map(readPages().map((page) => [page.route, countIds(page)]));
    const places = proof.parse(content).outputs.map(({page}) => page.split('#'));
    const lost = places.filter(
      ([route = '', id]) => id !== undefined && ids.get(route)?.has(id) !== true,
    );
    expect(lost).toEqual([]);
  });

  it('is of its schema, which rejects an entry without a release', () => {
    const {outputs, ...rest} = proof.parse(content);
    const [{release, ...first} = {release: ''}] = outputs;
    expect(release).not.toBe('');
    expect(proof.safeParse({...rest, outputs: [first]}).success).toBe(false);
  });
});
