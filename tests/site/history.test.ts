import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {listFiles} from '../../shared/files/compressFiles';
import {buildFixture} from '../fixtures/buildFixture';
import type {FixtureBuild} from '../fixtures/buildFixture';

const minutes = 180_000;
const folder = mkdtempSync(path.join(tmpdir(), 'rk-history-'));

function git(cwd: string, ...args: readonly string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...who, ...args], {cwd, stdio: 'pipe'});
}

/** The served content of a page, without the date of its last change. */
function textOf(html: string): string {
  const $ = load(html);
  $('.theme-last-updated, script').remove();
  return $('title').text() + $('body').text();
}

const days = (html: string) => load(html)('.theme-last-updated time').length;
const warnings = ({log}: FixtureBuild) => log.match(/"Last updated" is left out: [^\n]*/g) ?? [];
const pagesOf = ({outDir}: FixtureBuild) =>
  listFiles(outDir).filter((file) => file.endsWith('.html'));
const read = ({outDir}: FixtureBuild, file: string) =>
  readFileSync(path.join(outDir, file), 'utf8');

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

/** The names of the scripts, where the hash in those of chunks stands for all that the build read. */
const scriptsOf = ({outDir}: FixtureBuild) =>
  listFiles(outDir).filter((file) => /^assets\/js\/\d/.test(file) && file.endsWith('.js'));

describe('a build', () => {
  let whole: FixtureBuild;
  const withoutDates: string[][] = [];
  beforeAll(() => {
    whole = buildFixture('site');
  }, minutes);

  it.each([
    ['without history', '-no-history', 'nowhere/.git', 'there is no git history here'],
    ['in a shallow clone', '-shallow', 'shallow/.git', 'this clone is shallow'],
  ])(
    '%s omits the dates, warns once, and is otherwise the same',
    (_name, variant, repository, reason) => {
      const env = {GIT_DIR: path.join(folder, repository), GIT_WORK_TREE: process.cwd()};
      const other = buildFixture('site', variant, env);
      expect(other.ok, other.log).toBe(true);
      expect(warnings(other)).toEqual([`"Last updated" is left out: ${reason}.`]);
      expect(pagesOf(other)).toEqual(pagesOf(whole));
      expect(pagesOf(other).length).toBeGreaterThan(3);
      for (const page of pagesOf(other)) {
        expect(days(read(other, page)), page).toBe(0);
        expect(textOf(read(other, page)), page).toBe(textOf(read(whole, page)));
      }
      expect(read(other, 'sitemap.xml')).not.toContain('lastmod');
      withoutDates.push(scriptsOf(other));
    },
    minutes,
  );

  it('names the scripts of pages after what they contain', () => {
    const [names = []] = withoutDates;
    expect(names.length).toBeGreaterThan(3);
    const hasDates = warnings(whole).length === 0;
    expect(scriptsOf(whole).some((file) => names.includes(file))).toBe(!hasDates);
  });

  it('with the full history has dates and no such warning', () => {
    // In a copy without history there is nothing to compare with.
    const hasDays = pagesOf(whole).some((page) => days(read(whole, page)) > 0);
    expect(hasDays).toBe(warnings(whole).length === 0);
    expect(read(whole, 'sitemap.xml').includes('lastmod')).toBe(hasDays);
  });
});
