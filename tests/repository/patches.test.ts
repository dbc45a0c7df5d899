import {existsSync, readFileSync, readdirSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {changedOriginals, checksumOf, readOriginals, reasonOf} from './rules/originals';

const folder = 'docusaurus-patches';
const patches = readdirSync(folder);
const read = (file: string) => readFileSync(file, 'utf8');

// These only wire the hooks of others, or add what Docusaurus does not have.
const withoutOriginals = ['client-bundle', 'head-scripts', 'release-table'];

describe('every patch', () => {
  test('says what it changes, what that achieves, and what to do when it breaks', () => {
    console.log(`Looked at ${patches.length} patches.`);
    expect(patches.length).toBeGreaterThan(10);
    const files = patches.map((patch) => `${folder}/${patch}/index.ts`);
    expect(files.flatMap((file) => reasonOf(file, read(file)))).toEqual([]);
  });

  test('was written against the originals that are installed', () => {
    const lists = patches
      .filter((patch) => !withoutOriginals.includes(patch))
      .map((patch) => {
        const file = `${folder}/${patch}/originals.json`;
        return {patch, originals: existsSync(file) ? readOriginals(read(file)) : {}};
      });
    const count = lists.reduce((sum, {originals}) => sum + Object.keys(originals).length, 0);
    console.log(`Looked at ${count} originals.`);
    expect(lists.filter(({originals}) => Object.keys(originals).length === 0)).toEqual([]);
    expect(lists.flatMap(({patch, originals}) => changedOriginals(patch, originals))).toEqual([]);
  });
});

describe('the rules', () => {
  const original = 'node_modules/tslib/package.json';

  test('accept an original that is unchanged', () => {
    expect(changedOriginals('order', {[original]: checksumOf(original) ?? ''})).toEqual([]);
  });

  test('reject one that changed, with the new checksum and where to write it', () => {
    const [message = '', ...more] = changedOriginals('order', {[original]: 'old'});
    expect(more).toEqual([]);
    expect(message).toMatch(/^node_modules\/tslib\/package\.json changed in tslib \d+\.\d+\.\d+: /);
    expect(message).toContain(checksumOf(original));
    expect(message).toContain('docusaurus-patches/order/originals.json');
  });

  test('reject one that is gone, with its package or without', () => {
    const gone = ['node_modules/tslib/gone.js', 'node_modules/@acme/gone/index.js'];
    expect(changedOriginals('order', Object.fromEntries(gone.map((file) => [file, 'x'])))).toEqual([
      expect.stringMatching(/gone\.js is gone in tslib \d/),
      expect.stringContaining('is gone in @acme/gone, which is not installed'),
    ]);
  });

  test('reject a malformed list', () => {
    expect(() => readOriginals('{"a.js": 1}')).toThrow('a.js');
  });

  test('reject a patch without its reason', () => {
    const whole = '// Changes: a.\n// Saves: b.\n// When it breaks: c.\nexport {};\n';
    expect(reasonOf('index.ts', whole)).toEqual([]);
    expect(reasonOf('index.ts', whole.replace('// Saves: b.\n', ''))).toHaveLength(1);
    expect(reasonOf('index.ts', `import 'a';\n${whole}`)).toHaveLength(3);
  });
});
