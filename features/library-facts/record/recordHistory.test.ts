import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';

import type {ApiClass} from '../schema/api';
import {parseHistory} from '../schema/history';
import {classHistories, recordHistory} from './recordHistory';
import {releasesUpTo} from './versions';

describe('releasesUpTo', () => {
  it('sorts stable versions by number and leaves out later and other ones', () => {
    const tags = [
      'v0.10.0',
      'v0.9.1',
      'v0.22',
      'v0.22.0',
      'v1.0.0-RC1',
      'v1.0.0',
      'v1.1.0',
      'x',
      '',
    ];
    expect(releasesUpTo(tags, 'v1.0.0')).toEqual(['v0.9.1', 'v0.10.0', 'v0.22', 'v1.0.0']);
  });

  it('rejects an end other than a stable release', () => {
    expect(() => releasesUpTo([], 'main')).toThrow('"main" is not the tag of a stable release');
  });
});

describe('classHistories', () => {
  const gate = (more: Partial<ApiClass> = {}): ApiClass => ({
    fqcn: 'Rekalogika\\Gate',
    kind: 'class',
    package: '',
    ...more,
  });
  const release = (tag: string, ...classes: readonly ApiClass[]) => ({
    tag,
    date: '2026-01-01',
    classes,
  });
  const open = (type: string) => ({
    name: 'open',
    visibility: 'public',
    params: [{name: 'key', type}],
  });

  it('follow members, and classes that become internal', () => {
    const histories = classHistories([
      release('1', gate({methods: [open('int')]}), gate({fqcn: 'Rekalogika\\Old'})),
      release(
        '2',
        gate({methods: [open('Acme\\Key')]}),
        gate({fqcn: 'Rekalogika\\Old', internal: true}),
      ),
      release(
        '3',
        gate({
          methods: [open('Acme\\Key')],
          properties: [{name: 'width', type: 'int', visibility: 'public'}],
        }),
        gate({fqcn: 'Elsewhere\\Gate'}),
      ),
    ]);
    expect(histories).toEqual({
      'Rekalogika\\Gate': {
        since: 0,
        members: {
          'open()': {
            since: 0,
            signatures: [
              [0, 'open(int $key)'],
              [1, 'open(Acme\\Key $key)'],
            ],
          },
          $width: {since: 2},
        },
      },
      'Rekalogika\\Old': {since: 0, gone: 1, internal: true},
    });
  });

  it('count a member as there while the class inherits it, and leave out one that it only inherits now', () => {
    const method = (name: string) => ({name, visibility: 'public', params: []});
    const slide = gate({
      fqcn: 'Rekalogika\\Slide',
      kind: 'trait',
      internal: true,
      methods: [method('open'), method('close'), method('slide')],
    });
    const uses = ['Rekalogika\\Slide'];
    const histories = classHistories([
      release('1', slide, gate({methods: [method('close'), method('lock'), method('slide')]})),
      release('2', slide, gate({methods: [method('lock')], uses})),
      release('3', slide, gate({methods: [method('open'), method('close')], uses})),
    ]);
    expect(histories['Rekalogika\\Gate']?.members).toEqual({
      'close()': {since: 0},
      'lock()': {since: 0, gone: 2},
      'open()': {since: 1},
    });
  });

  it('leave out the type arguments of parents and the variance of templates', () => {
    const generic = gate({
      templates: [{name: 'T', variance: 'covariant'}],
      implements: ['Countable'],
      generic_parents: ['\\Countable<T>'],
    });
    const plain = gate({templates: [{name: 'T'}], implements: ['Countable']});
    expect(classHistories([release('1', plain), release('2', generic)])).toEqual({
      'Rekalogika\\Gate': {since: 0},
    });
  });

  it('compare native types, too', () => {
    const order = (type: string) => ({
      name: 'order',
      visibility: 'public',
      params: [{name: 'by', type: 'mixed', doc_type: 'T'}],
      return: type,
      doc_return: 'list<T>',
      templates: [{name: 'T'}],
      throws: ['Failure'],
    });
    const histories = classHistories([
      release('1', gate({methods: [order('array')]})),
      release('2', gate({methods: [order('iterable')]})),
    ]);
    expect(histories['Rekalogika\\Gate']?.members?.['order()']?.signatures?.at(-1)).toEqual([
      1,
      'order(mixed $by): iterable',
      'order(mixed $by): array',
    ]);
  });

  it('go on for a class that was away, and do not count that for its members', () => {
    const histories = classHistories([
      release('1', gate({methods: [open('int')]})),
      release('2'),
      release('3', gate({methods: [open('string')]})),
    ]);
    expect(histories['Rekalogika\\Gate']).toEqual({
      since: 0,
      away: [{from: 1, until: 2}],
      members: {
        'open()': {
          since: 0,
          signatures: [
            [0, 'open(int $key)'],
            [2, 'open(string $key)'],
          ],
        },
      },
    });
  });
});

// The first run installs the parsers with Composer.
describe('recordHistory', {timeout: 120_000}, () => {
  const mirrors = mkdtempSync(path.join(tmpdir(), 'rk-mirrors-'));
  const repository = path.join(mirrors, 'owner+depot', 'repo');
  const git = (...args: readonly string[]) => {
    const author = [
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.org',
      '-c',
      'commit.gpgsign=false',
    ];
    execFileSync('git', ['-C', repository, ...author, ...args], {stdio: 'ignore'});
  };
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(repository, file)), {recursive: true});
    writeFileSync(path.join(repository, file), text);
  };
  const depot = {
    section: 'depot',
    repository: 'owner/depot',
    tag: '1.1.0',
    date: '2026-01-02',
    install: 'owner/depot',
    purpose: 'Gates.',
  };

  afterAll(() => {
    rmSync(mirrors, {recursive: true});
  });

  it('reads each tag of a repository, without tests', () => {
    mkdirSync(repository, {recursive: true});
    git('init');
    expect(recordHistory(mirrors, depot)).toBeUndefined();
    write(
      'composer.json',
      JSON.stringify({name: 'rekalogika/ferry', autoload: {'psr-4': {'Rekalogika\\': 'src/'}}}),
    );
    write(
      'src/Gate.php',
      '<?php namespace Rekalogika; class Gate { public function open(): void {} }',
    );
    write('src/Tests/GateTest.php', '<?php namespace Rekalogika\\Tests; class GateTest {}');
    write('bin/Other.php', '<?php namespace Rekalogika; class Other {}');
    git('add', '.');
    git('commit', '-m', 'one', '--date', '2026-01-01T00:00:00Z');
    git('tag', '1.0.0');
    write(
      'src/Gate.php',
      '<?php namespace Rekalogika; class Gate { public function open(): int {} }',
    );
    write('src/Key.php', '<?php namespace Rekalogika; enum Key { case North; }');
    git('add', '.');
    git('commit', '-m', 'two');
    git('tag', '1.1.0');
    git('tag', '2.0.0');
    expect(recordHistory(mirrors, depot)).toMatchObject({
      repository: 'owner/depot',
      tag: '1.1.0',
      releases: [
        ['1.0.0', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
        ['1.1.0', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
      ],
      classes: {
        'Rekalogika\\Gate': {
          since: 0,
          members: {
            'open()': {
              since: 0,
              signatures: [
                [0, 'open(): void'],
                [1, 'open(): int'],
              ],
            },
          },
        },
        'Rekalogika\\Key': {since: 1, members: {North: {since: 1}}},
      },
    });
    expect(Object.keys(recordHistory(mirrors, depot)?.classes ?? {})).toHaveLength(2);
    const method = {name: 'open', visibility: 'public', params: [], return: 'string'};
    const later = recordHistory(
      mirrors,
      {...depot, tag: '1.2.0'},
      {
        provenance: 'A page says so.',
        read_at: '1.1.0',
        classes: [{fqcn: 'Rekalogika\\Gate', methods: [method]}],
      },
    );
    expect(later).toMatchObject({tag: '1.2.0', provenance: 'A page says so.'});
    expect(later?.releases.at(-1)).toEqual(['1.2.0', depot.date]);
    const members = later?.classes['Rekalogika\\Gate']?.members;
    expect(members?.['open()']?.signatures?.at(-1)).toEqual([2, 'open(): string']);
  });
});

describe('parseHistory', () => {
  const good = {library: 'b', repository: 'a/b', tag: '1', releases: [], classes: {X: {since: 0}}};
  it('accepts what the recorder writes', () => {
    expect(parseHistory(JSON.stringify(good), 'x.json')).toEqual(good);
  });

  it.each([{}, {...good, releases: {}}, {...good, classes: {X: {}}}, {...good, classes: {X: 1}}])(
    'rejects %j',
    (content) => {
      expect(() => parseHistory(JSON.stringify(content), 'x.json')).toThrow(
        'x.json does not have the expected form',
      );
    },
  );
});
