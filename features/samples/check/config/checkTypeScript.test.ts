import {expect, test} from 'vitest';

import {checkTypeScript} from './checkTypeScript';

function check(value: string, language = 'ts'): string[] {
  const block = {page: 'docs/depot/index.md', line: 10, language, meta: {}, value};
  return checkTypeScript([block]).map(({line, kind, message}) => `${line} ${kind} ${message}`);
}

test('right', () => {
  expect(
    check("test('a', async ({page}: {page: Page}) => {\n  await page.goto('/');\n});"),
  ).toEqual([]);
});

test('wrong, with the line of the page', () => {
  expect(check("const page = 1;\nawait page.goto('/';")).toEqual([
    expect.stringMatching(/^11 ts is not TypeScript: /),
  ]);
});

test('other languages', () => {
  expect(check('await (', 'text')).toEqual([]);
});
