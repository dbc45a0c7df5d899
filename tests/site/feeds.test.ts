import {describe, expect, it} from 'vitest';

import {readChanges} from '../../features/feeds';
import {allLibraries} from '../../features/library-facts/read/packages';
import {childText, entriesOf, feedProblems} from './feedProblems';
import {canonicalOf, files, origin, read, readPages} from './site';

const pages = readPages();
const addresses = new Set(pages.map(({route}) => canonicalOf(route)));
const sections = allLibraries.map(({section}) => section);
const feeds = files.filter((file) => file.endsWith('feed.xml'));
const contextOf = (file: string) => ({
  address: `${origin}/${file}`,
  origin,
  isPage: (address: string) => addresses.has(address),
});
const xmlOf = (file: string) => read(file).toString('utf8');
const idsOf = (xml: string) => entriesOf(xml).map((entry) => childText(entry, 'id') ?? '');

describe('the feeds', () => {
  it('are one of each library and one of all, valid Atom', () => {
    expect(feeds).toEqual(['feed.xml', ...sections.map((name) => `${name}/feed.xml`)].sort());
    const problems = feeds.flatMap((file) =>
      feedProblems(xmlOf(file), contextOf(file)).map((problem) => `${file} ${problem}`),
    );
    expect(problems).toEqual([]);
    const all = idsOf(xmlOf('feed.xml'));
    console.log(`${feeds.length} feeds, ${all.length} entries`);
    const ofSections = feeds
      .filter((file) => file !== 'feed.xml')
      .map(xmlOf)
      .flatMap(idsOf);
    expect(ofSections.filter((id) => !all.includes(id))).toEqual([]);
  });

  it('have each documented release and each recorded change', () => {
    const ids = idsOf(xmlOf('feed.xml'));
    const expected = [
      ...allLibraries.map(({section, release}) => `${section}/release/${release}`),
      ...readChanges('.').flatMap(({section, changes}) =>
        changes.map(({id}) => `${section}/${id}`),
      ),
    ];
    expect(ids.sort()).toEqual(expected.map((id) => `tag:rekalogika.dev,2026:${id}`).sort());
  });

  it('are linked in the head of their pages and listed in llms.txt', () => {
    for (const {route, $} of pages) {
      const section = route.split('/')[1] ?? '';
      const linked = $('head > link[rel=alternate][type="application/atom+xml"]')
        .toArray()
        .map((link) => $(link).attr('href'));
      const own = sections.some((name) => name === section) ? [`/${section}/feed.xml`] : [];
      expect(linked, route).toEqual([...own, '/feed.xml']);
    }
    const list = read('llms.txt').toString('utf8');
    expect(feeds.filter((file) => !list.includes(`(${origin}/${file})`))).toEqual([]);
  });

  const good = xmlOf('mapper/feed.xml');
  it.each([
    ['XML that is not well-formed', '</entry>', '', 'not well-formed'],
    ['an unescaped ampersand in XML', '<subtitle>', '<subtitle>a & b ', 'not well-formed'],
    ['another namespace', 'http://www.w3.org/2005/Atom', 'http://a.example/', 'not an Atom feed'],
    ['RSS', /<feed[^>]*>([^]*)<\/feed>/, '<rss>$1</rss>', 'not an Atom feed'],
    ['no author', /<author>[^]*?<\/author>/, '', 'has no author'],
    ['an entry without an id', /(<entry>[^]*?)<id>[^]*?<\/id>/, '$1', 'entry 1 has the id ""'],
    ['an id that is not stable', /tag:[^<]*mapper\/release/, 'release', 'not a tag URI'],
    ['an id twice', /(<entry>[^]*?<\/entry>)/, '$1$1', 'repeats the id'],
    ['an entry without a title', /(<entry>[^]*?)<title[^]*?<\/title>/, '$1', 'has no title'],
    ['a day without a time', /(<entry>[^]*?<updated>[\d-]*)T[^<]*/, '$1', 'has the date'],
    ['a day that does not exist', /(<entry>[^]*?<updated>\d+-)\d+/, '$113', 'has the date'],
    ['the date of the build', /<updated>[^<]*/, '<updated>2031-01-01T00:00:00Z', 'not as new'],
    [
      'the oldest entry first',
      /(<entry>[^]*?<updated>)[^<]*/,
      '$12001-01-01T00:00:00Z',
      'newest entry first',
    ],
    ['another own address', 'mapper/feed.xml"', 'mapper/atom.xml"', 'names itself'],
    ['a relative link', /(<entry>[^]*?href=")https:\/\/[^/]*/, '$1', 'is not absolute'],
    ['a link that leads nowhere', /(<entry>[^]*?href="[^"]*)/, '$1/gone', 'leads nowhere'],
    [
      'a dead link in a text',
      /(<entry>[^]*?a href="https:\/\/rekalogika[^"]*)/,
      '$1/gone',
      'leads nowhere',
    ],
    ['text that is not escaped', '<![CDATA[<p>', '<![CDATA[<p>a List<string>', 'element string'],
    ['no content', /<content[^]*?<\/content>/, '', 'has no content'],
    ['no entries', /<entry>[^]*<\/entry>/, '', 'has no entry'],
  ])('are rejected with %s', (_name, from, to, problem) => {
    expect(feedProblems(good, contextOf('mapper/feed.xml'))).toEqual([]);
    const broken = good.replace(from, to);
    expect(broken).not.toBe(good);
    expect(feedProblems(broken, contextOf('mapper/feed.xml')).join('\n')).toContain(problem);
  });
});
