import {expect, test} from 'vitest';

import {checkJson} from './checkJson';
import {names} from './testData';

function check(value: string, language = 'json', title = 'composer.json'): string[] {
  const block = {page: 'docs/depot/index.md', line: 10, language, meta: {title}, value};
  return checkJson([block], names).map(({line, message}) => `${line} ${message}`);
}

test.each([
  ['{"require": {"rekalogika/depot": "^1.0"}}', 'json', 'composer.json'],
  ['{"controllers": {"@rekalogika/depot": {"gate": {}}}}', 'json', 'assets/controllers.json'],
  [' {\n-  "a": 1\n+  "a": 2\n }', 'diff-json', 'a.json'],
  ['   "b": 1,\n+  "a": 2,', 'diff-json', 'a.json'],
])('right: %s', (text, language, title) => {
  expect(check(text, language, title)).toEqual([]);
});

test.each([
  ['{"a": 1,}', 'json', 'a.json', '10 is not JSON'],
  ['{"a": 1,\n"b": x}', 'json', 'a.json', '11 is not JSON'],
  ['{"a":', 'json', 'a.json', '10 is not JSON'],
  [' {\n+  "a": 2,\n }', 'diff-json', 'a.json', 'is not JSON'],
  ['{"rekalogika/depots": "*"}', 'json', 'a.json', '10 there is no package rekalogika/depots (n'],
  [
    '{"controllers": {"@rekalogika/depot":\n{"gates": {}}}}',
    'json',
    'assets/controllers.json',
    '11 there is no controller of @rekalogika/depot gates (nearest existing name: gate)',
  ],
])('wrong: %s', (text, language, title, problem) => {
  expect(check(text, language, title)).toEqual([expect.stringContaining(problem)]);
});
