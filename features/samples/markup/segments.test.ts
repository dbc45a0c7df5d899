import {expect, it} from 'vitest';

import {segmentsOf} from './segments';

const html = ['a', 'b', 'c', 'd'].map((text) => `<L|${text}\n<>`).join('');

it('divides a block at its folds, and nothing is lost', () => {
  expect(segmentsOf(html)).toEqual([{lines: 0, isFolded: false, html}]);
  const segments = segmentsOf(html, '1-3');
  expect(segments.map(({lines, isFolded}) => [lines, isFolded])).toEqual([
    [1, false],
    [2, true],
    [1, false],
  ]);
  expect(segments.map((segment) => segment.html).join('')).toBe(html);
  expect(segmentsOf(html, '0-1,2-4').map(({isFolded}) => isFolded)).toEqual([true, false, true]);
});
