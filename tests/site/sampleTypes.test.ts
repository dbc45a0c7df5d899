import {existsSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {pageTypes} from '../../features/samples/inferred-types/pageTypes';
import type {Description} from '../../features/samples/markup/description';
import {listFiles} from '../../shared/files/listFiles';
import {build, countIds, files, read, readPages} from './site';

const root = path.join(build, '..');

function knownOf(route: string): readonly Description[] {
  const id = route.slice(1);
  const source = [`${id}.md`, `${id}.mdx`, `${id}/index.md`, `${id}/index.mdx`]
    .map((file) => path.join(root, 'docs', file))
    .find((file) => existsSync(file));
  const address = source === undefined ? undefined : pageTypes(source)?.address;
  return address === undefined
    ? []
    : (JSON.parse(read(address.slice(1)).toString('utf8')) as Description[]);
}

describe('types of samples', () => {
  const pages = readPages();
  const emitted = files.filter((file) => /^sample-types\/.*\.json$/.test(file));

  it('are one file for each page that generated/sample-types knows', () => {
    const recorded = listFiles(path.join(root, 'generated/sample-types'));
    expect(recorded.length).toBeGreaterThan(0);
    expect(emitted.map((file) => file.replace(/\.[0-9a-f]{8}(?=\.json$)/, '')).sort()).toEqual(
      recorded.map((file) => `sample-types/${file}`).sort(),
    );
  });

  it('exist for every name that a page marks', () => {
    let count = 0;
    for (const {$, route} of pages) {
      const numbers = $('[data-n]')
        .toArray()
        .map((element) => Number($(element).attr('data-n')));
      const known = numbers.length === 0 ? [] : knownOf(route);
      expect(
        numbers.filter((number) => known[number] === undefined),
        route,
      ).toEqual([]);
      count += numbers.length;
    }
    expect(count).toBeGreaterThan(0);
    console.log(`${String(count)} names in ${String(emitted.length)} files`);
  });

  it('have no name that only the check of samples knows', () => {
    const invented = /Sample_b\d|class@anonymous\/|\bP\d+g\d+s\d/;
    expect(invented.test('$this(App\\Report\\Sample_b66)')).toBe(true);
    expect(emitted.filter((file) => invented.test(read(file).toString('utf8')))).toEqual([]);
  });

  it('describe each name, and their links to our pages resolve', () => {
    const byRoute = new Map(pages.map((page) => [page.route, page]));
    const resolves = (url: string) => {
      const [route = '', id] = url.split('#');
      const page = byRoute.get(route);
      return page !== undefined && (id === undefined || countIds(page).get(id) === 1);
    };
    const all = emitted.flatMap((file) => JSON.parse(read(file).toString('utf8')) as Description[]);
    expect(all.filter(({label, code}) => label === '' || code.length === 0)).toEqual([]);
    const links = all.flatMap(({links = []}) => links.map(({url}) => url));
    expect(links.length).toBeGreaterThan(0);
    const own = [...new Set(links)].filter((url) => url.startsWith('/'));
    expect(own.filter((url) => !resolves(url))).toEqual([]);
    console.log(`${String(own.length)} addresses of our pages`);
  });
});
