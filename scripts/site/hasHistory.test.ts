import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {hasHistory} from './hasHistory';

describe('hasHistory', () => {
  it.each([
    ['false\n', true, []],
    ['true\n', false, ['"Last updated" is left out: this clone is shallow.']],
    [undefined, false, ['"Last updated" is left out: there is no git history here.']],
  ])('with the answer %j it is %j', (answer, expected, warnings) => {
    const warn = vi.fn<(text: string) => void>();
    expect(hasHistory('.', () => answer, warn)).toBe(expected);
    expect(warn.mock.calls.flat()).toEqual(warnings);
  });

  it('warns once, however often it is called', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    hasHistory('.', () => 'true');
    hasHistory('.', () => 'true');
    expect(warn.mock.calls).toEqual([['"Last updated" is left out: this clone is shallow.']]);
    warn.mockRestore();
  });
});

describe('a repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rk-history-'));

  function git(cwd: string, ...args: readonly string[]): void {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
    execFileSync('git', [...who, ...args], {cwd, stdio: 'pipe'});
  }

  beforeAll(() => {
    const whole = path.join(folder, 'whole');
    mkdirSync(whole);
    git(whole, 'init', '--quiet');
    for (const text of ['first', 'second']) {
      writeFileSync(path.join(whole, 'a.md'), text);
      git(whole, 'add', '.');
      git(whole, 'commit', '--quiet', '--message', text);
    }
    git(folder, 'clone', '--quiet', '--depth', '1', `file://${whole}`, 'shallow');
  });

  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it.each([
    ['whole', true, []],
    ['shallow', false, ['"Last updated" is left out: this clone is shallow.']],
    ['.', false, ['"Last updated" is left out: there is no git history here.']],
  ])('in the folder %j: %j', (name, expected, warnings) => {
    const warn = vi.fn<(text: string) => void>();
    expect(hasHistory(path.join(folder, name), undefined, warn)).toBe(expected);
    expect(warn.mock.calls.flat()).toEqual(warnings);
  });
});
