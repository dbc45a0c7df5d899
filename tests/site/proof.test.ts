import {describe, expect, it} from 'vitest';

import {readBlocks} from '../../features/samples/parse/readBlocks';
import {hashText} from '../../features/samples/parse/hashText';
import {shownOutputs} from '../../features/samples/run/shownOutputs';
import {type Proof, proof} from '../../features/samples/schema/proof';
import {type BuiltPage, read, readPages} from './site';

const content: unknown = JSON.parse(read('proof.json').toString('utf8'));

/** The outputs of built pages that say what printed them, by address. */
function printedOutputs(pages: readonly BuiltPage[]): Map<string, number> {
  const counts = pages.map(({route, $}): [string, number] => [
    route,
    $('figcaption').filter((_, caption) => $(caption).text().includes('printed by ')).length,
  ]);
  return new Map(counts.filter(([, count]) => count > 0));
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

  it('has the hash of each output that a page shows, in order', () => {
    const page = 'docs/mapper/object/map.md';
    const shown = shownOutputs(readBlocks(page)).map(({block}) => hashText(block.value));
    const {outputs} = proof.parse(content);
    const proven = outputs.filter((one) => one.page.startsWith('/mapper/object/map#'));
    expect(proven.map(({output}) => output)).toEqual(shown);
  });

  it('leads to headings that exist', () => {
    const ids = new Map(
      readPages().map(({route, $}) => [
        route,
        new Set(
          $('[id]')
            .toArray()
            .map((element) => element.attribs.id),
        ),
      ]),
    );
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
