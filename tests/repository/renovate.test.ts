import {readFileSync} from 'node:fs';

import {parse} from 'yaml';
import {expect, test} from 'vitest';

import {isRecord} from '../../shared/json/isRecord';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, string>
>;
// A YAML parser can read this subset of JSON5.
const config: unknown = parse(
  readFileSync('.github/renovate.json5', 'utf8').replace(/^ *\/\/.*$/gm, ''),
);
const rules =
  isRecord(config) && Array.isArray(config.packageRules)
    ? config.packageRules.filter(isRecord)
    : [];
const listed = rules.flatMap(({matchPackageNames}): string[] =>
  Array.isArray(matchPackageNames) ? matchPackageNames.map(String) : [],
);

test('every pin of Renovate has its reason and is an installed package', () => {
  const {dependencies, devDependencies, overrides} = manifest;
  const known = Object.keys({...dependencies, ...devDependencies, ...overrides});
  expect(rules.length).toBeGreaterThan(5);
  expect(
    rules.filter(({description}) => typeof description !== 'string' || description.length < 30),
  ).toEqual([]);
  const isThere = (name: string) =>
    known.some((one) => (name.endsWith('/**') ? one.startsWith(name.slice(0, -2)) : one === name));
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.filter((name) => !isThere(name))).toEqual([]);
});

test('every override has a pin with its reason', () => {
  expect(Object.keys(manifest.overrides).filter((name) => !listed.includes(name))).toEqual([]);
});
