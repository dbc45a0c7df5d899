import {expect, test} from 'vitest';

import {isEveryday} from './everydayWords';
import {indexTerm} from './terms';

const termOf = (word: string) => indexTerm(word) ?? '';

test.each(['customer', 'invoices', 'bakery', 'suddenly'])(
  '%s says little about the question',
  (word) => {
    expect(isEveryday(termOf(word))).toBe(true);
  },
);

test.each(['order', 'member', 'visitor', 'driver', 'owner', 'collection', 'flush', ''])(
  'what the libraries mean by "%s" counts in full',
  (word) => {
    expect(isEveryday(termOf(word))).toBe(false);
  },
);
