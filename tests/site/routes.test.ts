import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {expectedRoutes, referenceRoutes, routeOfDoc} from './expectedRoutes';
import {build, canonicalOf, read, readPages} from './site';

const pages = readPages();
// Which sections have these lists depends on the facts: tests/site/reference.test.ts compares them.
const lists = pages
  .map(({route}) => route)
  .filter((route) => /^\/[^/]+\/reference\/(?:changes(?:-\d+)?|messages)$/.test(route));
const expected = [
  ...expectedRoutes(path.join(build, '..', 'docs')),
  ...referenceRoutes(),
  ...lists,
].sort();

describe('routes', () => {
  it('are exactly the pages in docs/, the API reference and the home page', () => {
    const built = pages.filter(({file}) => file !== '404.html').map(({route}) => route);
    expect(built.sort()).toEqual(expected);
    expect(expected.length).toBeGreaterThan(3);
    console.log(`${String(expected.length)} routes`);
  });

  it('the section pages of the specification that are written have their address', () => {
    const specified = readFileSync(path.join(__dirname, 'specified-routes.txt'), 'utf8')
      .trim()
      .split('\n');
    const written = specified.filter((route) => expected.includes(route));
    const sections = readdirSync(path.join(build, '..', 'docs'), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => `/${name}`);
    expect(sections.length).toBeGreaterThan(2);
    expect(written).toEqual(expect.arrayContaining(['/', ...sections]));
    console.log(`${String(written.length)} of ${String(specified.length)} specified routes`);
  });

  it('are all in the sitemap, without a slash at the end', () => {
    const $ = load(read('sitemap.xml').toString('utf8'), {xml: true});
    const listed = $('url > loc')
      .toArray()
      .map((element) => $(element).text());
    expect(listed.sort()).toEqual(expected.map(canonicalOf).sort());
  });

  it('are all in the list of the not-found page', () => {
    const lost = pages.find(({file}) => file === '404.html');
    const routes: unknown = JSON.parse(lost?.$('script#rk-routes').text() ?? '');
    expect(routes).toEqual(expected);
    const text = lost?.html ?? '';
    expect(text.indexOf('id="rk-routes"')).toBeLessThan(
      text.indexOf('getElementById("rk-routes")'),
    );
    expect(pages.filter(({$}) => $('#rk-routes').length > 0)).toHaveLength(1);
  });
});

describe('expectedRoutes', () => {
  it.each([
    ['mapper/index.mdx', '/mapper'],
    ['search.mdx', '/search'],
    ['analytics/query/query.md', '/analytics/query/query'],
    ['analytics/query/querying.md', '/analytics/query/querying'],
  ])('%s is %s', (file, route) => {
    expect(routeOfDoc(file)).toBe(route);
  });

  it('leaves out drafts and partials', () => {
    const docs = mkdtempSync(path.join(tmpdir(), 'rk-docs-'));
    mkdirSync(path.join(docs, '_shared'));
    for (const [file, matter] of [
      ['a.md', 'draft: false'],
      ['b.md', 'draft: true'],
      ['_c.mdx', ''],
      ['_shared/d.md', ''],
      ['e.txt', ''],
    ] as const) {
      writeFileSync(path.join(docs, file), `---\ntitle: x\n${matter}\n---\ndraft: true\n`);
    }
    expect(expectedRoutes(docs)).toEqual(['/', '/a']);
    rmSync(docs, {recursive: true});
  });
});
