import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {load} from 'cheerio';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {libraryOf} from '../../library-facts/read/packages';
import {atomFeed} from './atomFeed';
import {withFeedLinks} from './feedLinks';
import type {Change, SectionChanges} from './readChanges';
import {writeFeeds} from './writeFeeds';

const site = {title: 'Docs', address: 'https://docs.example/'};
const libraries = [libraryOf('mapper'), libraryOf('pivot-table')];

const change = (id: string, date: string, more: Partial<Change> = {}): Change => ({
  id,
  date,
  kind: 'corrected',
  title: `About ${id}`,
  text: `Text of ${id}.`,
  pages: ['/mapper/map'],
  ...more,
});
const changesOf = (section: string, ...changes: readonly Change[]): SectionChanges => ({
  section,
  file: `changes/${section}.yaml`,
  changes,
});

let directory: string;

function write(file: string, heading: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
  writeFileSync(
    path.join(directory, file),
    `<html><head><title>x</title></head><body><h1 class=a>${heading}</h1></body></html>`,
  );
}

const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
const feed = (file: string) => load(read(file), {xml: true});
const texts = (file: string, selector: string) =>
  feed(file)(selector)
    .toArray()
    .map((element) => feed(file)(element).text());

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'rk-feeds-'));
  write('index.html', 'Home');
  write('mapper.html', 'mapper');
  write('mapper/map.html', 'The <code>Map</code> attribute &amp; more');
  write('mapper/reference/changes.html', 'Changes');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(directory, {recursive: true});
});

describe('writeFeeds', () => {
  it('writes a feed for each library and one for all, and lists them', () => {
    const files = writeFeeds(
      directory,
      site,
      [changesOf('mapper', change('a', '2026-11-22'))],
      libraries,
    );
    expect(files.map(({file, title}) => [file, title])).toEqual([
      ['feed.xml', 'Rekalogika.DEV: releases and changed pages'],
      ['mapper/feed.xml', 'mapper: releases and changed pages'],
      ['pivot-table/feed.xml', 'pivot-table: releases and changed pages'],
    ]);
    expect(texts('mapper/feed.xml', 'feed > id, feed > title')).toEqual([
      'tag:docs.example,2026:mapper/feed.xml',
      'mapper: releases and changed pages',
    ]);
    const $ = feed('mapper/feed.xml');
    expect($('feed > link[rel=self]').attr('href')).toBe('https://docs.example/mapper/feed.xml');
    expect($('feed > link[rel=alternate]').attr('href')).toBe('https://docs.example/mapper');
    expect($('feed > author > name').text()).toBe('Docs');
  });

  it('has the documented release and the changes of a library, the newest first', () => {
    const changes = [
      change('b', '2026-11-23'),
      change('a', '2026-11-22'),
      change('old', '2020-01-01'),
    ];
    writeFeeds(directory, site, [changesOf('mapper', ...changes)], libraries);
    const {release, date} = libraryOf('mapper');
    expect(texts('mapper/feed.xml', 'entry > id')).toEqual([
      'tag:docs.example,2026:mapper/b',
      'tag:docs.example,2026:mapper/a',
      `tag:docs.example,2026:mapper/release/${release}`,
      'tag:docs.example,2026:mapper/old',
    ]);
    expect(texts('mapper/feed.xml', 'entry > updated')[2]).toBe(`${date}T00:00:00.000Z`);
    expect(texts('mapper/feed.xml', 'feed > updated')).toEqual(['2026-11-23T00:00:00.000Z']);
    const content = texts('mapper/feed.xml', 'entry > content')[2] ?? '';
    expect(content).toContain('href="https://docs.example/mapper/reference/changes"');
    expect(texts('pivot-table/feed.xml', 'entry > content').join()).not.toContain(
      'reference/changes',
    );
    expect(texts('pivot-table/feed.xml', 'entry > content').join()).toContain(
      'released about August',
    );
  });

  it('has the same entries in the feed of all, and those of other pages', () => {
    const changes = [
      changesOf('mapper', change('a', '2026-11-22')),
      changesOf('site', change('home', '2026-11-23', {pages: ['/mapper']})),
    ];
    writeFeeds(directory, site, changes, libraries);
    expect(texts('feed.xml', 'entry > title')).toEqual([
      'Site: About home',
      'mapper: About a',
      expect.stringMatching(/^mapper .* is documented$/),
      expect.stringMatching(/^pivot-table .* is documented$/),
    ]);
    const entryA = (file: string) =>
      /<entry>(?:(?!<entry>)[^])*mapper\/a<[^]*?<\/entry>/.exec(read(file))?.[0];
    expect(entryA('feed.xml')).toBe(entryA('mapper/feed.xml'));
  });

  it('escapes texts and names pages by their headings', () => {
    const text = 'A <b> & "c" ]]> d.';
    const one = change('a', '2026-11-22', {title: 'if (a < b && c)', text});
    writeFeeds(directory, site, [changesOf('mapper', one)], libraries);
    // Titles and contents are HTML in XML, so each is parsed twice.
    const [title = ''] = texts('mapper/feed.xml', 'entry > title');
    expect(load(title).text()).toBe('mapper: if (a < b && c)');
    const [content = ''] = texts('mapper/feed.xml', 'entry > content');
    const $ = load(content);
    expect($('p').text()).toBe(text);
    expect($('li > a').attr('href')).toBe('https://docs.example/mapper/map');
    expect($('li').text()).toBe('The Map attribute & more');
  });

  it('leaves out pages that the site lacks, and changes without a page', () => {
    const some = change('some', '2026-11-22', {pages: ['/mapper/gone', '/mapper/map']});
    const none = change('none', '2026-11-21', {pages: ['/mapper/gone']});
    writeFeeds(directory, site, [changesOf('mapper', some, none)], libraries);
    expect(read('mapper/feed.xml')).toContain('/mapper/map');
    expect(read('mapper/feed.xml')).not.toContain('gone');
    expect(texts('mapper/feed.xml', 'entry')).toHaveLength(2);
  });

  it('writes the same bytes on another day', () => {
    const changes = [changesOf('mapper', change('a', '2026-11-22'))];
    writeFeeds(directory, site, changes, libraries);
    const before = read('feed.xml');
    vi.setSystemTime(new Date('2031-05-06T07:08:09Z'));
    writeFeeds(directory, site, changes, libraries);
    expect(read('feed.xml')).toBe(before);
  });

  it('rejects changes of an unknown library, and a feed without entries', () => {
    const write = () => writeFeeds(directory, site, [changesOf('depot')], libraries);
    expect(write).toThrow('changes/depot.yaml is not named after a library: mapper, pivot-table.');
    const head = {file: 'feed.xml', title: '', description: '', page: '/', author: ''};
    expect(() => atomFeed(head, [], 'https://docs.example')).toThrow('feed.xml has no entry');
  });
});

describe('the links to feeds', () => {
  it('are at the end of the head: the feed of the section first, then that of all', () => {
    const linked = (route: string) =>
      load(withFeedLinks('<head></head>', route))('head > link[type="application/atom+xml"]')
        .toArray()
        .map(({attribs}) => attribs.href);
    expect(linked('/mapper/map')).toEqual(['/mapper/feed.xml', '/feed.xml']);
    expect(linked('/mapper')).toEqual(['/mapper/feed.xml', '/feed.xml']);
    expect(linked('/')).toEqual(['/feed.xml']);
    expect(linked('/compatibility')).toEqual(['/feed.xml']);
    expect(() => withFeedLinks('<p>', '/a')).toThrow('/a has no head');
  });

  it('are written into a page once', () => {
    const once = withFeedLinks('<head></head>', '/mapper/map');
    expect(once.match(/atom\+xml/g)).toHaveLength(2);
    expect(withFeedLinks(once, '/mapper/map')).toBe(once);
  });
});
