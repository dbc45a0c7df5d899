import {expect, test} from 'vitest';

import {readMatrix} from './readMatrix';

const spec = (title: string, ok: boolean, ...states: string[]) => ({
  title,
  ok,
  tests: [{status: 'expected', annotations: states.map((description) => ({description}))}],
});

test('counts pages and states, and names the pages that failed', () => {
  const report = {
    suites: [
      {specs: [spec('/mapper in all states', true, 'at 1280 px', 'at 390 px')]},
      {specs: [], suites: [{specs: [spec('/file in all states', false, 'at 1280 px')]}]},
    ],
  };
  expect(readMatrix(report)).toEqual({
    checks: [
      {state: 'at 1280 px', count: 2},
      {state: 'at 390 px', count: 1},
    ],
    pages: 2,
    failed: ['/file in all states'],
  });
});

test('an empty report has no page', () => {
  expect(readMatrix({suites: []}).pages).toBe(0);
});
