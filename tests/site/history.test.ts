import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';

import {listFiles} from '../../shared/files/listFiles';
import {buildFixture} from '../fixtures/buildFixture';
import type {FixtureBuild} from '../fixtures/buildFixture';

const minutes = 180_000;
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

/** The names of the scripts, where the hash in those of chunks stands for all that the build read. */
const scriptsOf = ({outDir}: FixtureBuild) =>
  listFiles(outDir).filter((file) => /^assets\/js\/\d/.test(file) && file.endsWith('.js'));

describe('a build', () => {
  let whole: FixtureBuild;
  let other: FixtureBuild;
  beforeAll(() => {
    whole = buildFixture('site');
    const nowhere = path.join(tmpdir(), 'rk-nowhere', '.git');
    other = buildFixture('site', '-no-history', {GIT_DIR: nowhere, GIT_WORK_TREE: process.cwd()});
  }, minutes);

  // A shallow clone is the same to it: scripts/site/hasHistory.test.ts.
  it('without history omits the dates, warns once, and is otherwise the same', () => {
    expect(other.ok, other.log).toBe(true);
    expect(warnings(other)).toEqual(['"Last updated" is left out: there is no git history here.']);
    expect(pagesOf(other)).toEqual(pagesOf(whole));
    expect(pagesOf(other).length).toBeGreaterThan(3);
    for (const page of pagesOf(other)) {
      expect(days(read(other, page)), page).toBe(0);
      expect(textOf(read(other, page)), page).toBe(textOf(read(whole, page)));
    }
    expect(read(other, 'sitemap.xml')).not.toContain('lastmod');
  });

  it('names the scripts of pages after what they contain', () => {
    const names = scriptsOf(other);
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
