import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {strFromU8, unzipSync} from 'fflate';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {commitOf} from './commitOf';
import {writeArchive} from './offlineArchive';

const site = {title: 'Docs', tagline: '', address: 'https://docs.example/'};
const commit = '0123456789abcdef0123456789abcdef01234567';

let directory: string;

function write(file: string, text = `Text of ${file}`): void {
  mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
  writeFileSync(path.join(directory, file), text);
}

const read = (file: string) => readFileSync(path.join(directory, file));
const unpack = (file: string) => unzipSync(read(file));

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'rk-offline-'));
  for (const file of [
    'index.html',
    'index.md',
    'mapper/map.md',
    'llms.txt',
    'llms-full.txt',
    'robots.txt',
    'facts/mapper.json',
    'facts/mapper.json.gz',
    'schema/mapper.json',
    'mcp.php.txt',
    '.well-known/agent-skills/mapper/SKILL.md',
  ]) {
    write(file);
  }
});

afterEach(() => {
  rmSync(directory, {recursive: true});
});

describe('the offline archive', () => {
  it('has the pages, the facts, the schemas and the server', () => {
    writeArchive(directory, site, commit);
    const {'README.txt': note, ...files} = unpack('offline.zip');
    expect(Object.keys(files).sort()).toEqual([
      'facts/mapper.json',
      'index.md',
      'llms.txt',
      'mapper/map.md',
      'mcp.php.txt',
      'schema/mapper.json',
    ]);
    expect(strFromU8(files['mapper/map.md'] ?? new Uint8Array())).toBe('Text of mapper/map.md');
    expect(strFromU8(note ?? new Uint8Array())).toContain(`\nCommit: ${commit}\n`);
  });

  it('is named by the commit, and at an address that stays', () => {
    expect(writeArchive(directory, site, commit)).toBe('rekalogika-docs-0123456789ab.zip');
    expect(read('rekalogika-docs-0123456789ab.zip').equals(read('offline.zip'))).toBe(true);
  });

  it('is named by its content if the commit is not known', () => {
    const first = writeArchive(directory, site, undefined);
    expect(first).toMatch(/^rekalogika-docs-[0-9a-f]{12}\.zip$/);
    const bytes = read(first);
    expect(writeArchive(directory, site, undefined)).toBe(first);
    expect(read(first).equals(bytes)).toBe(true);
    write('index.md', 'Another text');
    const second = writeArchive(directory, site, undefined);
    expect(second).not.toBe(first);
    expect(strFromU8(unpack(second)['README.txt'] ?? new Uint8Array())).toMatch(/^Content: /m);
  });

  it('is not written for a folder that is not a site', () => {
    const empty = path.join(directory, 'empty');
    mkdirSync(empty);
    expect(() => writeArchive(empty, site, commit)).toThrow('has no files for offline.zip');
  });
});

describe('commitOf', () => {
  const git = (status: string | undefined) => (args: readonly string[]) =>
    args[0] === 'status' ? status : `${commit}\n`;

  it('is the commit of a folder without changes', () => {
    expect(commitOf('.', git(''))).toBe(commit);
    expect(commitOf('.', git(' M docs/a.md\n'))).toBeUndefined();
  });

  it('is not known without git', () => {
    expect(commitOf('.', git(undefined))).toBeUndefined();
    expect(commitOf(directory)).toBeUndefined();
  });
});
