import {readFileSync} from 'node:fs';
import path from 'node:path';

import {ESLint} from 'eslint';
import {beforeAll, describe, expect, test} from 'vitest';

import config from '../../eslint.config';
import {filesRead} from '../../scripts/check/changed/filesRead';
import {repositoryFiles} from './rules/files';

const fixtures = path.resolve('tests/fixtures/rules/eslint');

/** Lints the folder as if it were the root of the repository, so that the rules per folder apply. */
async function lint(folder: string): Promise<ESLint.LintResult[]> {
  const cwd = path.join(fixtures, folder);
  return new ESLint({cwd, overrideConfigFile: path.resolve('eslint.config.ts')}).lintFiles('.');
}

const found = ({messages}: ESLint.LintResult) =>
  [...new Set(messages.map(({ruleId}) => ruleId ?? 'unused-disable'))].sort();
const named = ({filePath}: ESLint.LintResult) =>
  (/^\/\/ Rule: (.+)/.exec(readFileSync(filePath, 'utf8'))?.[1] ?? '').split(' ').sort();

describe('the rules of ESLint', () => {
  let bad: ESLint.LintResult[] = [];
  let good: ESLint.LintResult[] = [];

  beforeAll(async () => {
    bad = await lint('bad');
    good = await lint('good');
  }, 120_000);

  test('reject each wrong fixture, by the rule that it names and no other', () => {
    const name = (file: ESLint.LintResult) => path.relative(fixtures, file.filePath);
    expect(bad.length).toBeGreaterThan(30);
    expect(bad.map((file) => [name(file), found(file)])).toEqual(
      bad.map((file) => [name(file), named(file)]),
    );
  });

  test('accept each right fixture', () => {
    expect(good.length).toBeGreaterThan(8);
    expect(good.filter(({messages}) => messages.length > 0)).toEqual([]);
  });

  test('are each shown by a fixture, if we set them ourselves', () => {
    // Rules out of a set that we extend carry the name of the set.
    const ours = config
      .filter(({name}) => name?.includes('>') !== true)
      .flatMap(({rules = {}}) => Object.entries(rules))
      .filter(([, value]) => value !== 'off')
      .map(([rule]) => rule);
    const shown = bad.flatMap(named);
    expect(ours.length).toBeGreaterThan(8);
    expect(ours.filter((rule) => !shown.includes(rule))).toEqual([]);
  });

  test('apply to every file that `npm run check` passes to ESLint', async () => {
    const eslint = new ESLint();
    const ignored = async (files: readonly string[]) => {
      const each = await Promise.all(files.map((file) => eslint.isPathIgnored(file)));
      return files.filter((_, at) => each[at]);
    };
    const files = repositoryFiles().filter(filesRead.linters.code);
    expect(files.length).toBeGreaterThan(500);
    expect(await ignored(files)).toEqual([]);
    expect(await ignored(['tests/fixtures/buildFixture.ts'])).toHaveLength(1);
  });
});
