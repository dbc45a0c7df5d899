import {expect, it} from 'vitest';

import {shownType} from './shownType';

it.each([
  ['int', undefined, 'int'],
  [undefined, 'T', 'T'],
  [undefined, undefined, undefined],
  ['array', 'list<Key>', 'list<Key>'],
  ['?int', 'int<1, max>', 'int<1, max>|null'],
  ['string|int|array|null', 'int|string|array<int, mixed>', 'int|string|array<int, mixed>|null'],
  ['?array', 'array<string, int|null>', 'array<string, int|null>|null'],
  ['?Closure', '\\Closure(?Key): (int|null)', '\\Closure(?Key): (int|null)|null'],
  ['?array', 'list<Key>|null', 'list<Key>|null'],
  ['null|array', 'null | list<Key>', 'null | list<Key>'],
  ['?Key', '?Key', '?Key'],
  ['?int', 'mixed', 'mixed'],
  ['mixed', 'Key', 'Key'],
  ['?Key', '($name is null ? null : Key)', '($name is null ? null : Key)'],
])('of %s and %s is %s', (native, phpDoc, shown) => {
  expect(shownType({native, phpDoc})).toBe(shown);
});
