import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {readPlaywright, readVitest} from './readTests';

const output = (status: number, name: string) => ({
  status,
  stdout: '',
  text: 'what the program said',
  report: readFileSync(`tests/fixtures/results/${name}.json`, 'utf8'),
});
const without = (report: string | undefined) => ({status: 0, stdout: '', text: '', report});

test('counts each passed test of Vitest', () => {
  expect(readVitest(output(0, 'vitest-passed'))).toMatchObject({
    passed: 1,
    failed: 0,
    looked: '1 test in 1 file',
  });
});

test('counts a failed test, a disabled test and a file that does not load', () => {
  expect(readVitest(output(1, 'vitest-mixed'))).toMatchObject({passed: 1, failed: 3});
});

test('counts coverage below its threshold', () => {
  expect(readVitest(output(1, 'vitest-passed'))).toMatchObject({passed: 1, failed: 1});
});

test('counts each passed test of Playwright', () => {
  expect(readPlaywright(output(0, 'playwright-passed'))).toMatchObject({
    passed: 1,
    failed: 0,
    looked: '1 test in 1 file',
  });
});

test('counts failed and disabled tests of Playwright, and names one that passed on the second attempt', () => {
  expect(readPlaywright(output(1, 'playwright-mixed'))).toMatchObject({
    passed: 2,
    failed: 2,
    looked: '4 tests in 1 file, on the second attempt: "flickers"',
  });
});

test('counts a server that does not start', () => {
  expect(readPlaywright(output(1, 'playwright-server'))).toMatchObject({passed: 0, failed: 1});
});

test.each([
  ['Vitest that ran no test', readVitest(output(0, 'vitest-empty'))],
  ['Playwright that ran no test', readPlaywright({...output(1, 'playwright-empty'), status: 0})],
  ['Vitest without a report', readVitest(without(undefined))],
  ['Playwright without a report', readPlaywright(without(undefined))],
  ['an empty report of Vitest', readVitest(without(''))],
  ['an empty report of Playwright', readPlaywright(without(''))],
  ['garbage from Vitest', readVitest(without('{"testResults": 3}'))],
  ['garbage from Playwright', readPlaywright(without('{"stats": []}'))],
  ['missing numbers', readPlaywright(without('{"stats": {}, "suites": []}'))],
])('%s is one failure', (_name, result) => {
  expect(result).toMatchObject({passed: 0, failed: 1});
});
