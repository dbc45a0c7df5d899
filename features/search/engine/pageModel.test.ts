import {describe, expect, it} from 'vitest';

import {buildIndex} from '../build/buildIndex';
import {noSources} from '../build/sources';
import {expandTerms} from './expandTerms';
import {indexPages} from './pageIndex';
import {pageLikelihoods} from './pageModel';
import {parseQuery} from './parseQuery';
import {parseIndex} from './termIndex';
import {defaultWeights} from './weights';

const page = (library: string, name: string, content: string) => ({
  type: 0 as const,
  url: library === name ? `/${name}` : `/${library}/${name}`,
  title: name,
  content,
  library,
});
const documents = [
  page('harbor', 'harbor', 'For ships.'),
  page('bakery', 'bakery', 'For bread.'),
  page('harbor', 'ropes', 'Tie a rope to the quay.'),
  page('harbor', 'anchors', 'An anchor holds a ship.'),
  page('bakery', 'bread', 'Rye, wheat and water.'),
  page('bakery', 'cakes', 'Sugar and wheat.'),
  // The index leaves out words of few questions that no page has.
  page('words', 'words', 'Knot, storm, boat, moor, deep, sea, oven, loaf, sweet, icing, child.'),
];
const questions = new Map([
  ['/harbor/ropes', ['moor the boat in a storm', 'which knot for the boat']],
  ['/harbor/anchors', ['how deep is the sea for a boat']],
  ['/bakery/bread', ['which oven for a loaf']],
  ['/bakery/cakes', ['how sweet is the icing for a child']],
]);
const file = buildIndex(documents, {...noSources, questions});
const index = indexPages(documents, parseIndex(JSON.parse(JSON.stringify(file))));

function likely(query: string): number[] {
  return pageLikelihoods(expandTerms(parseQuery(query), index, defaultWeights), index);
}

describe('pageLikelihoods', () => {
  it('are shares of one', () => {
    for (const query of ['knot', 'storm wheat', 'unheard']) {
      expect(likely(query).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  it('add up the words of different questions of a page', () => {
    const [, , ropes = 0, anchors = 0, bread = 0] = likely('knot in a storm');
    expect(ropes).toBeGreaterThan(2 * anchors);
    expect(anchors).toBeGreaterThan(bread);
  });

  it('prefer the pages of a library that has the word, also those without it', () => {
    const [, , , anchors = 0, bread = 0, cakes = 0] = likely('knot');
    expect(anchors).toBeGreaterThan(bread);
    expect(anchors).toBeGreaterThan(cakes);
  });

  it('are all alike for a word that is nowhere', () => {
    expect(new Set(likely('xyzzyx').map((share) => share.toFixed(6))).size).toBe(1);
  });
});
