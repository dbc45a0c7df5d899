import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {hashText} from '../parse/hashText';
import {sampleUses} from './sampleUses';

let site = '';
const gate = 'Rekalogika\\Depot\\Gate';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

/** Writes the types of a page: each word that is the end of an entry's name is that entry. */
function writeTypes(name: string, blocks: readonly string[], names: readonly string[]): void {
  const content = {
    blocks: Object.fromEntries(
      blocks.map((source) => [
        hashText(source),
        [...source.matchAll(/\w+/g)].flatMap(({0: word, index}) => {
          const entry = names.findIndex((one) => one.endsWith(word));
          return entry === -1 ? [] : [[index, word.length, entry]];
        }),
      ]),
    ),
    entries: names.map((one) => ({kind: 'class', name: one})),
  };
  write(`generated/sample-types/depot/${name}.json`, JSON.stringify(content));
}

const block = (code: string) => `\n\`\`\`php\n${code}\n\`\`\`\n`;
const anchors = (route: string) => sampleUses(site, route).map(({anchor}) => anchor);

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'rk-uses-'));
  const samples = ['$gate->open(Key::North);', 'Gate::class'];
  writeTypes('index', samples, [gate, `${gate}::open`, 'Acme\\Key', 'Acme\\Key::North', '$gate']);
  write('docs/depot/index.mdx', `## Open {#open}\n${samples.map(block).join('')}`);
  const calls = ['$a->open();', 'class A extends Gate'];
  writeTypes('call', calls, [gate, `${gate}::open`]);
  write('docs/depot/call.md', calls.map(block).join(''));
  const files = ['use A\\Gate;', 'new Gate();', 'use Rekalogika\\Depot\\Gate;\n\nnew Gate();'];
  writeTypes('whole', files, [gate]);
  write('docs/depot/whole.md', files.map(block).join(''));
  writeTypes('changed', ['new Gate();'], [gate]);
  write('docs/depot/changed.md', block('Gate::class'));
  writeTypes(
    'set-up',
    ['new Gate();', 'new Key();', '$gate->open();', 'trait Rail {}'],
    [gate, `${gate}::open`, 'Rekalogika\\Depot\\Key', 'Rekalogika\\Depot\\Rail'],
  );
  write('docs/depot/set-up.md', block('$gate->open();'));
  const shown = {name: 'App\\Rail', title: 'src/Rail.php', file: 'Rail.php'};
  write(
    'generated/set-ups/depot/set-up.json',
    JSON.stringify({
      ...{code: 'new Gate();', variables: [], before: '', blocks: [], classesOnPage: []},
      classes: [shown, {...shown, file: 'Other.php', page: '/depot'}],
    }),
  );
  write('Rail.php', 'trait Rail {}\n');
  const both = 'Gate Old\\Gate';
  write('docs/depot/both.md', block(both));
  write(
    'generated/sample-types/depot/both.json',
    JSON.stringify({
      blocks: {
        [hashText(both)]: [
          [0, 4, 0],
          [5, 8, 1],
        ],
      },
      entries: [gate, 'Rekalogika\\Depot\\Old\\Gate'].map((name) => ({kind: 'class', name})),
    }),
  );
  write('generated/sample-types/depot/broken.json', JSON.stringify({blocks: {}}));
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

it('lists each class and member of a page once, with its place in the shortest sample', () => {
  const [long = '', short = ''] = ['$gate->open(Key::North);', 'Gate::class'].map(hashText);
  const is = {isOpen: true, isNamed: true, isInCode: true, isComplete: false};
  expect(sampleUses(site, '/depot')).toEqual([
    {name: gate, block: short, start: 0, anchor: 'Gate', length: 11, ...is},
    {name: 'Acme\\Key', block: long, start: 12, anchor: undefined, length: 24, ...is},
    {name: `${gate}::open`, block: long, start: 7, anchor: 'Gate.open', length: 24, ...is},
  ]);
});

it('prefers a sample with the name to a shorter one that only calls a member', () => {
  expect(sampleUses(site, '/depot/call')).toMatchObject([
    {name: gate, start: 16, anchor: 'Gate', length: 20, isNamed: true},
    {name: `${gate}::open`, start: 4, anchor: 'Gate.open'},
  ]);
});

it('takes the setup only for what no other sample uses', () => {
  expect(sampleUses(site, '/depot/set-up')).toMatchObject([
    {name: gate, block: hashText('$gate->open();'), anchor: 'Gate', length: 14, isNamed: false},
    {name: 'Rekalogika\\Depot\\Key', anchor: undefined},
    {name: 'Rekalogika\\Depot\\Rail', anchor: 'Rail', isOpen: false, isNamed: true},
    {name: `${gate}::open`, anchor: 'Gate', length: 14},
  ]);
});

it('prefers code to an import, and a whole file to a part of it', () => {
  expect(sampleUses(site, '/depot/whole')).toMatchObject([
    {name: gate, start: 32, isInCode: true, isComplete: true},
  ]);
});

it('has the namespace in the ids of classes with the same short name', () => {
  expect(anchors('/depot/both')).toEqual(['Depot.Gate', 'Depot.Old.Gate']);
});

it('has no id for a sample that is not found on the page', () => {
  expect(sampleUses(site, '/depot/changed')).toMatchObject([
    {name: gate, anchor: undefined, isOpen: false, isNamed: true},
  ]);
});

it('knows none of a page without recorded types', () => {
  expect(sampleUses(site, '/depot/none')).toEqual([]);
});

it('rejects a file without entries', () => {
  expect(() => sampleUses(site, '/depot/broken')).toThrow('broken.json');
});
