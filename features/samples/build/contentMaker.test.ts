import {expect, it} from 'vitest';

import type {PageTypes} from '../inferred-types/pageTypes';
import {contentMaker} from './contentMaker';

const types: PageTypes = {
  address: '/sample-types/ferry/a.json',
  content: '',
  spansOf: (source) => (source === '$tide;' ? [[0, 5, 0]] : []),
  idsOf: () => new Map([[0, 'Tide']]),
  checkBlocks: () => undefined,
};

it('has the ids of names once, since a page may show the same sample twice', () => {
  const contentOf = contentMaker(types);
  const [first, second] = [contentOf('$tide;', 'php'), contentOf('$tide;', 'php')];
  expect(first).toMatchObject({language: 'php', types: '/sample-types/ferry/a.json'});
  expect(first.html).toContain('@Tide');
  expect(second.html).not.toContain('@Tide');
});

it('has no address of types for a block without names', () => {
  expect(contentMaker(types)('$ebb;', 'php')).not.toHaveProperty('types');
  expect(contentMaker(undefined)('$tide;', 'php')).not.toHaveProperty('types');
});
