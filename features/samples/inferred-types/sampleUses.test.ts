import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {hashText} from '../parse/hashText';
import {sampleUses} from './sampleUses';

let site = '';

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'rk-uses-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };
  const types = (name: string, content: unknown) => {
    write(`generated/sample-types/depot/${name}.json`, JSON.stringify(content));
  };
  const names = ['Acme\\Gate', 'Acme\\Gate::open($key)', 'Acme\\Key::North', '$gate'];
  const long = '$gate->open(Key::North);';
  types('index', {
    blocks: {
      [hashText(long)]: [
        [0, 5, 3],
        [7, 4, 1],
        [12, 5, 2],
      ],
      [hashText('Gate::class')]: [[0, 4, 0]],
    },
    entries: names.map((name) => ({kind: 'class', name})),
  });
  const block = (code: string) => `\n\`\`\`php\n${code}\n\`\`\`\n`;
  write(
    'docs/depot/index.mdx',
    `Intro.\n\n## Open {#open}\n${block(long)}\n## Name {#name}\n${block('Gate::class')}`,
  );
  types('open', {
    blocks: {changed: [[0, 4, 0]]},
    entries: [{kind: 'method', name: 'Acme\\Gate::open'}],
  });
  write('docs/depot/open.md', block('Gate::class'));
  const [short, whole] = ['$gate->open();', 'final class A extends Gate'];
  types('call', {
    blocks: {[hashText(short)]: [[7, 4, 1]], [hashText(whole)]: [[22, 4, 0]]},
    entries: [
      {kind: 'class', name: 'Acme\\Gate'},
      {kind: 'method', name: 'Acme\\Gate::open()'},
    ],
  });
  write('docs/depot/call.md', `## Call {#call}\n${block(short)}\n## Name {#name}\n${block(whole)}`);
  types('broken', {blocks: {}});
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

it('lists each class of a page once, with the heading above the shortest sample', () => {
  expect(sampleUses(site, '/depot')).toEqual([
    {name: 'Acme\\Gate', heading: 'name', length: 11, isNamed: true},
    {name: 'Acme\\Key', heading: 'open', length: 24, isNamed: false},
  ]);
});

it('prefers a sample with the name to a shorter one that only calls a member', () => {
  expect(sampleUses(site, '/depot/call')).toEqual([
    {name: 'Acme\\Gate', heading: 'name', length: 26, isNamed: true},
  ]);
});

it('has no heading for a sample that is not found on the page', () => {
  expect(sampleUses(site, '/depot/open')).toEqual([
    {name: 'Acme\\Gate', heading: undefined, length: Infinity, isNamed: false},
  ]);
});

it('knows none of a page without recorded types', () => {
  expect(sampleUses(site, '/depot/none')).toEqual([]);
});

it('rejects a file without entries', () => {
  expect(() => sampleUses(site, '/depot/broken')).toThrow('broken.json');
});
