import {expect, test} from 'vitest';

import {textOfChunk} from './textOfChunk';

const assets = ['1.0abc.js.map', '1.0abc.js', '10.1abc.js'].map((name) => ({
  name: `assets/js/${name}`,
  source: {source: () => `text of ${name}`},
}));

test('the script of a chunk is found, beside its source map and longer names', () => {
  expect(textOfChunk(assets, '1')).toBe('text of 1.0abc.js');
  expect(textOfChunk(assets, '10')).toBe('text of 10.1abc.js');
});

test('there is none for another chunk', () => {
  expect(textOfChunk(assets, '0')).toBeUndefined();
});
