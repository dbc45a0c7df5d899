import {expect, test} from 'vitest';

import {findings} from './findings';
import {newestVersion, withDocusaurus} from './newestVersion';

test('the newest stable version of a major one is found', () => {
  const versions = ['2.4.3', '3.9.2', '3.10.2', '3.10.0', '3.11.0-canary-1', '4.0.0'];
  expect(newestVersion(versions, 3)).toBe('3.10.2');
  expect(() => newestVersion(['4.0.0-alpha.1'], 4)).toThrow(/no stable version 4/);
});

test('all packages of Docusaurus get one version, others stay', () => {
  const manifest = '{"@docusaurus/core": "3.9.2", "docusaurus-lunr-search": "3.6.0"}';
  expect(withDocusaurus(manifest, '3.10.2')).toBe(
    '{"@docusaurus/core": "3.10.2", "docusaurus-lunr-search": "3.6.0"}',
  );
  expect(() => withDocusaurus(manifest, '3.9.2')).toThrow(/in a version other than 3\.9\.2/);
});

test('what broke is listed once', () => {
  const text =
    'a.ts(1,2): error TS1: no\nok\n  a.ts(1,2): error TS1: no\nb.ts(3,4): error TS2: yes\n';
  expect(findings(text, /^.*error TS\d+.*$/)).toEqual([
    'a.ts(1,2): error TS1: no',
    'b.ts(3,4): error TS2: yes',
  ]);
});

test('a step that fails in an unknown way shows its last lines', () => {
  expect(findings('\nout of memory\n', /error/)).toEqual(['out of memory']);
});
