import {expect, test} from 'vitest';

import {withoutPrism} from '.';

test('the languages of Prism are left out', () => {
  expect(withoutPrism(['/infima.css', './prism-include-languages', './nprogress'])).toEqual([
    '/infima.css',
    './nprogress',
  ]);
});

test('a theme without them is rejected', () => {
  expect(() => withoutPrism(['./prism', './nprogress'])).toThrow(/prism replaced nothing/);
});
