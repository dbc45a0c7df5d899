import {expect, it} from 'vitest';

import {toAmericanSpelling} from './toAmericanSpelling';

it.each([
  ['serialise', 'serialize'],
  ['uninitialised', 'uninitialized'],
  ['normalisers', 'normalizers'],
  ['materialisation', 'materialization'],
  ['analysing', 'analyzing'],
  ['behaviour', 'behavior'],
  ['favourites', 'favorites'],
  ['centre', 'center'],
  ['cancelled', 'canceled'],
  ['catalogue', 'catalog'],
  ['mapper', 'mapper'],
])('%s is %s', (british, spelled) => {
  expect(toAmericanSpelling(british)).toBe(spelled);
});
