import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {canonicalOf, pageOf, read, readPages} from './site';
import {names, sharedNames} from './unique';

const pages = readPages().filter(({file}) => file !== '404.html');

describe('every page', () => {
  it('has a title and a description that no other page has', () => {
    expect(sharedNames(pages)).toEqual([]);
    const titles = new Set(pages.map(names.title));
    expect(titles.size).toBe(pages.length);
    expect(titles.size).toBeGreaterThan(16);
    console.log(`${titles.size} titles and descriptions`);
  });

  it('has the same title in its tab and on social cards', () => {
    expect(pages.map(names['og:title'])).toEqual(pages.map(names.title));
  });

  it('has the date of its last change in the sitemap, if known', () => {
    const $ = load(read('sitemap.xml').toString('utf8'), {xml: true});
    const days = new Map(
      $('url')
        .toArray()
        .map((url) => [$(url).find('loc').text(), $(url).find('lastmod').text()]),
    );
    const dated = pages.flatMap(({$: page, route}) => {
      const time = page('.theme-last-updated time').attr('datetime');
      return time === undefined ? [] : [{day: time.slice(0, 10), route}];
    });
    expect(dated.map(({route}) => days.get(canonicalOf(route)))).toEqual(dated.map(({day}) => day));
    console.log(`${dated.length} of ${pages.length} pages with a day`);
  });
});

describe('the check of names', () => {
  const page = (file: string, title: string, description: string) =>
    pageOf(
      `<head><title>${title}</title><meta name=description content="${description}">` +
        `<meta property=og:title content="${title}"></head>`,
      file,
    );
  const a = page('a.html', 'Introduction', 'What it is.');

  it('finds two pages with one title', () => {
    const b = page('b.html', 'Introduction', 'What that is.');
    expect(sharedNames([a, b])).toEqual([
      'title "Introduction": a.html, b.html',
      'og:title "Introduction": a.html, b.html',
    ]);
  });

  it('finds two pages with one description, and pages without', () => {
    expect(sharedNames([a, page('b.html', 'Upgrade', 'What it is.')])).toEqual([
      'description "What it is.": a.html, b.html',
    ]);
    expect(sharedNames([page('c.html', 'Testing', '')])).toEqual(['description "": c.html']);
    expect(sharedNames([a, page('b.html', 'Upgrade', 'What is new.')])).toEqual([]);
  });
});
