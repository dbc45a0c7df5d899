import path from 'node:path';

import stylelint from 'stylelint';
import {describe, expect, test} from 'vitest';

const inModule = 'src/components/Order/styles.module.css';

async function rulesAgainst(code: string, file: string): Promise<string[]> {
  const {results} = await stylelint.lint({code, codeFilename: path.resolve(file)});
  expect(results).toHaveLength(1);
  return (results[0]?.warnings ?? []).map(({rule}) => rule);
}

describe('the rules of stylelint', () => {
  test.each([
    ['a raw color', '.order {\n  color: #123456;\n}\n', 'color-no-hex'],
    ['a named color', '.order {\n  color: red;\n}\n', 'color-named'],
    ['a color function', '.order {\n  color: rgb(1 2 3);\n}\n', 'function-disallowed-list'],
    [
      'a mixed color',
      '.a {\n  color: color-mix(in srgb, var(--rk-ink), var(--rk-ground));\n}\n',
      'function-disallowed-list',
    ],
    ['a raw size', '.order {\n  margin: 4px;\n}\n', 'unit-disallowed-list'],
    ['a raw time', '.order {\n  transition-duration: 200ms;\n}\n', 'unit-disallowed-list'],
    ['!important', '.order {\n  margin: 0 !important;\n}\n', 'declaration-no-important'],
    ['a property of unknown origin', '.order {\n  --size: 1;\n}\n', 'custom-property-pattern'],
    ['a class that is not camelCase', '.order-line {\n  margin: 0;\n}\n', 'selector-class-pattern'],
    ['an unknown property', '.order {\n  colour: inherit;\n}\n', 'property-no-unknown'],
  ])('reject %s', async (_name, code, rule) => {
    expect(await rulesAgainst(code, inModule)).toEqual([rule]);
  });

  test('reject a raw color in base.css', async () => {
    expect(
      await rulesAgainst('.navbar__item {\n  color: #123456;\n}\n', 'src/css/base.css'),
    ).toEqual(['color-no-hex']);
  });

  test.each([
    [
      'meaning',
      inModule,
      '.orderLine {\n  color: var(--rk-text);\n  padding: 0 var(--rk-space-2);\n}\n',
    ],
    ['a breakpoint', inModule, '@media (width >= 997px) {\n  .order {\n    margin: 0;\n  }\n}\n'],
    ['sizes of the text', inModule, '.order {\n  width: 12ch;\n  height: 2em;\n  flex: 50%;\n}\n'],
    [
      'raw values in tokens.css',
      'src/css/tokens.css',
      ':root {\n  --rk-ink: #123456;\n  --rk-gap: 4px;\n}\n',
    ],
    ["Docusaurus' classes in base.css", 'src/css/base.css', '.navbar__item {\n  margin: 0;\n}\n'],
  ])('accept %s', async (_name, file, code) => {
    expect(await rulesAgainst(code, file)).toEqual([]);
  });
});
