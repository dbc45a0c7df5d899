import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {codeColors} from './codeColors';

test('the style sheet has a rule for each color and for no other', () => {
  const css = readFileSync('src/css/code.css', 'utf8');
  const rules = [...css.matchAll(/^\.token\.(\w+) \{\n {2}color: var\(--rk-code-/gm)];
  expect(rules.map(([, color]) => color)).toEqual(codeColors);
});
