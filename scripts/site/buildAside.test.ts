import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {listFiles} from '../../shared/files/listFiles';
import {buildAside} from './buildAside';

const root = process.cwd();
let folder: string;

/** A build that writes a page, and may be stopped in the middle. */
const build = (text: string, isWell = true) => {
  return (draft: string) => {
    mkdirSync(draft);
    writeFileSync(path.join(draft, 'index.html'), text);
    return isWell ? Promise.resolve() : Promise.reject(new Error('stopped'));
  };
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-aside-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(root);
  rmSync(folder, {recursive: true});
});

describe('buildAside', () => {
  it('moves a finished site into place and leaves no draft behind', async () => {
    await buildAside('build', build('first'));
    writeFileSync('build/old.html', 'old');
    await buildAside('build', build('second'));
    expect(readFileSync('build/index.html', 'utf8')).toBe('second');
    expect(listFiles('.')).toEqual(['build/index.html']);
  });

  it('leaves the last site intact when the build is stopped', async () => {
    await buildAside('build', build('first'));
    await expect(buildAside('build', build('half', false))).rejects.toThrow('stopped');
    expect(readFileSync('build/index.html', 'utf8')).toBe('first');
    await buildAside('build', build('second'));
    expect(listFiles('.')).toEqual(['build/index.html']);
  });

  it('serves the last site during the next build', async () => {
    await buildAside('build', build('first'));
    await buildAside('build', async (draft) => {
      await build('second')(draft);
      expect(readFileSync('build/index.html', 'utf8')).toBe('first');
    });
  });

  it('does not leave part of a failed first build', async () => {
    await expect(buildAside('out/build', build('half', false))).rejects.toThrow('stopped');
    expect(existsSync('out/build')).toBe(false);
    await buildAside('out/build', build('whole'));
    expect(existsSync('out/build/index.html')).toBe(true);
  });
});
