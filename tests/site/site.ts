import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

import {listFiles} from '../../shared/files/listFiles';
import {routeOf} from '../../shared/files/routeOf';

/** The folder of the built site. */
export const build = path.join(__dirname, '..', '..', 'build');

/** Address of the site on the web, in front of each route in canonical links and the sitemap. */
export const origin = 'https://rekalogika.dev';

/** A built page, read once. */
export interface BuiltPage {
  readonly file: string;
  /** The address, or the file of the not-found page. */
  readonly route: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

if (!existsSync(path.join(build, 'index.html'))) {
  throw new Error('There is no built site in build/. Run `npm run build` first.');
}

/** All files of the built site. */
export const files = listFiles(build);

/** Reads a file of the built site. */
export function read(file: string): Buffer {
  return readFileSync(path.join(build, file));
}

/** Reads HTML like a browser, as a page at a route. */
export function pageOf(html: string, file = 'index.html'): BuiltPage {
  return {file, route: file === '404.html' ? '/404.html' : routeOf(file), html, $: load(html)};
}

let all: readonly BuiltPage[] | undefined;

/** All pages, the not-found page too; read once for all tests of a worker, so no test changes them. */
export function readPages(): readonly BuiltPage[] {
  all ??= files
    .filter((file) => file.endsWith('.html'))
    .map((file) => pageOf(read(file).toString('utf8'), file));
  return all;
}

const known = new WeakMap<BuiltPage, ReadonlyMap<string, number>>();

/** The ids of a page with the number of elements that have them; looked for once, not again for each id. */
export function countIds(page: BuiltPage): ReadonlyMap<string, number> {
  const before = known.get(page);
  if (before !== undefined) {
    return before;
  }
  const counts = new Map<string, number>();
  for (const {attribs} of page.$('[id]').toArray()) {
    const {id = ''} = attribs;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  known.set(page, counts);
  return counts;
}

/** The canonical address of a route: the home page keeps its slash. */
export function canonicalOf(route: string): string {
  return origin + route;
}
