import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {readBlocks} from '../parse/readBlocks';

import {writeOutputs} from './writeOutputs';

it('puts texts into their fences and leaves everything else unchanged', () => {
  const page = path.join(mkdtempSync(path.join(tmpdir(), 'page-')), 'a.md');
  const text =
    '# A\n\n```text\none\ntwo\n```\n\n- b\n\n  ```text\n  three\n  ```\n\n```text\n```\n\nend\n';
  writeFileSync(page, text);
  const [first, second, third] = readBlocks(page);
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('The page has three blocks.');
  }
  writeOutputs(
    page,
    new Map([
      [first, '1'],
      [second, '3\n\n4'],
      [third, 'new'],
    ]),
  );
  expect(readFileSync(page, 'utf8')).toBe(
    '# A\n\n```text\n1\n```\n\n- b\n\n  ```text\n  3\n\n  4\n  ```\n\n```text\nnew\n```\n\nend\n',
  );
});
