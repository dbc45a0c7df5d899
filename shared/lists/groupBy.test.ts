import {expect, it} from 'vitest';

import {groupBy} from './groupBy';

it('groups are in the order of their first entries, and entries in their own', () => {
  const groups = groupBy(['pear', 'apple', 'plum'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple']],
  ]);
});
