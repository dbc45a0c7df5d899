import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {recordRequirements} from './recordRequirements';

const mirrors = mkdtempSync(path.join(tmpdir(), 'rk-requirements-'));
const tree = path.join(mirrors, 'rekalogika+ferry', 'repo');

function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...who, ...args], {cwd: tree, stdio: 'pipe'});
}

function release(tag: string, files: Readonly<Record<string, unknown>>): void {
  execFileSync('git', ['rm', '-rq', '--ignore-unmatch', '.'], {cwd: tree});
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(tree, file)), {recursive: true});
    writeFileSync(path.join(tree, file), JSON.stringify(content));
  }
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', tag);
  git('tag', tag);
}

beforeAll(() => {
  mkdirSync(tree, {recursive: true});
  git('init', '--quiet');
  const dock = {name: 'rekalogika/dock', require: {php: '^8.1'}};
  release('v0.9.0', {'composer.json': {name: 'rekalogika/ferry', require: {PHP: '>=8.1'}}});
  release('v1.0.0', {
    'composer.json': {name: 'rekalogika/ferry-src'},
    'packages/ferry/composer.json': {name: 'rekalogika/ferry', require: {php: '^8.2'}},
    'packages/dock/composer.json': dock,
    'packages/berth/composer.json': {name: 'rekalogika/berth'},
    'docs/composer.json': {name: 'rekalogika/docs'},
  });
  release('v1.1.0', {'packages/dock/composer.json': dock});
  release('v2.0.0', {'packages/dock/composer.json': {name: 'rekalogika/late'}});
});

afterAll(() => {
  rmSync(mirrors, {recursive: true});
});

describe('recordRequirements', () => {
  const repository = 'rekalogika/ferry';

  it('keeps the changes of each package, without those of other repositories and later tags', () => {
    const others = new Set(['rekalogika/berth']);
    expect(recordRequirements(mirrors, {repository, tag: 'v1.1.0'}, others)).toEqual({
      repository,
      releases: ['0.9.0', '1.0.0', '1.1.0'],
      packages: {
        'rekalogika/dock': [[1, {php: '^8.1'}]],
        'rekalogika/ferry': [
          [0, {php: '>=8.1'}],
          [1, {php: '^8.2'}],
          [2, null],
        ],
      },
    });
  });

  it('adds a documented release whose tag is not stored, with its origin', () => {
    const composer = [
      {name: 'rekalogika/dock', type: 'library', license: 'MIT', require: {php: '^8.4'}},
    ];
    const recorded = {evidence: 'The page of the registry.', composer};
    const {releases, provenance, packages} = recordRequirements(mirrors, {
      repository,
      tag: 'v1.5.0',
      recorded,
    });
    expect(releases).toEqual(['0.9.0', '1.0.0', '1.1.0', '1.5.0']);
    expect(provenance).toBe('The page of the registry.');
    expect(packages['rekalogika/dock']).toEqual([
      [1, {php: '^8.1'}],
      [3, {php: '^8.4'}],
    ]);
  });

  it('rejects a repository without a release, and a composer file without a name', () => {
    expect(() => recordRequirements(mirrors, {repository, tag: 'v0.1.0'})).toThrow(
      'rekalogika/ferry: no release has a composer file',
    );
    release('v3.0.0', {'composer.json': {require: {}}});
    expect(() => recordRequirements(mirrors, {repository, tag: 'v3.0.0'})).toThrow(
      /v3\.0\.0:composer\.json does not have the expected form: [\s\S]* at name /,
    );
  });
});
