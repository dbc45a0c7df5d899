import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {readFindings, readLines, readNumber} from './readLinter';

const said = (status: number | null, text: string) => ({status, stdout: text, text});
const fixture = (name: string) => readFileSync(`tests/fixtures/results/${name}.json`, 'utf8');
const failed = {passed: 0, failed: 1};

describe('a number in the text', () => {
  const read = readNumber(/^Linting: (\d+) file/m, 'file');

  test('passes with 0 and at least one file', () => {
    expect(read(said(0, 'Version 1\nLinting: 5 file(s)\n'))).toMatchObject({
      passed: 1,
      failed: 0,
      looked: '5 files',
    });
  });

  test.each([
    ['findings', 1, 'Linting: 5 file(s)\nREADME.md:3 too long'],
    ['no files', 0, 'Linting: 0 file(s)'],
    ['no number', 0, ''],
    ['a run ended by a signal', null, 'Linting: 5 file(s)'],
  ])('fails with %s', (_name, status, text) => {
    expect(read(said(status, text))).toMatchObject(failed);
  });
});

describe('a line per file', () => {
  const read = readLines(/^file .*\.ts$/, /^file/);

  test('counts the lines and hides them', () => {
    expect(read(said(0, 'file a.ts\nfile LICENSE\nfile b.ts\nwrong: b.ts'))).toMatchObject({
      passed: 1,
      looked: '2 files',
      details: 'wrong: b.ts',
    });
  });

  test('fails without a file', () => {
    expect(read(said(0, 'file LICENSE'))).toMatchObject(failed);
  });
});

describe('findings as JSON', () => {
  test('passes without findings', () => {
    const text = '[{"filePath":"/site/a.ts","messages":[]}]';
    expect(readFindings(said(0, text))).toMatchObject({passed: 1, failed: 0, looked: '1 file'});
  });

  test('shows what ESLint found', () => {
    expect(readFindings(said(1, fixture('eslint-found')))).toMatchObject({
      ...failed,
      looked: '2 files',
      details:
        "/site/src/zz.ts:1:7 'a' is assigned a value but never used.  @typescript-eslint/no-unused-vars",
    });
  });

  test('shows what stylelint found after another line', () => {
    const result = readFindings(said(2, `Warning: old\n${fixture('stylelint-found')}`));
    expect(result).toMatchObject({...failed, looked: '2 files'});
    expect(result.details).toContain('/site/src/zz.css:1:13 ');
    expect(result.details).toContain('color-no-hex');
  });

  test.each([
    ['findings with exit status 0', 0, fixture('eslint-found')],
    ['nothing', 0, ''],
    ['an empty list', 0, '[]'],
    ['garbage', 0, '[{"filePath":'],
  ])('fails with %s', (_name, status, text) => {
    expect(readFindings(said(status, text))).toMatchObject(failed);
  });
});
