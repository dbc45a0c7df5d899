import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {gzipSize} from '../../shared/files/compressFiles';
import {listFiles} from '../../shared/files/listFiles';

/** The bytes of a built site by kind; gzip at level 9 unless noted otherwise. */
export type Sizes = Readonly<Record<string, number>>;

/** Measures a built site; `route` is the page whose first load is weighed. */
export function readSizes(folder: string, route: string): Sizes {
  const files = listFiles(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  const content = (file: string) => readFileSync(path.join(folder, file));
  const zipped = (file: string) => gzipSize(content(file));
  const sum = (list: readonly string[]) =>
    list.map(zipped).reduce((total, bytes) => total + bytes, 0);
  const like = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const named = (pattern: RegExp) => sum(like(pattern));
  const page = `${route.slice(1)}.html`;
  const pages = like(/\.html$/).filter((file) => file !== '404.html');
  return {
    'First load of one page: HTML, scripts, styles': sum([page, ...namedBy(content(page))]),
    'of it the main script': named(/^assets\/js\/main\.\w+\.js$/),
    'of it the table of files': named(/^assets\/js\/runtime~main\.\w+\.js$/),
    'Files of the search': named(/^(?:search-doc|lunr-index)-.*\.json$/),
    Sitemap: named(/^sitemap\.xml$/),
    'Page "not found"': named(/^404\.html$/),
    '`llms.txt`': named(/^llms\.txt$/),
    '`llms-full.txt`': named(/^llms-full\.txt$/),
    'HTML of all pages': sum(pages),
    'All scripts': named(/^assets\/js\/.*\.js$/),
    'All files, not compressed': files
      .map((file) => content(file).length)
      .reduce((total, bytes) => total + bytes, 0),
  };
}

/** The page with the most HTML. */
export function largestPage(folder: string): string {
  const pages = listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, bytes: readFileSync(path.join(folder, file)).length}));
  const [largest] = pages.sort((one, other) => other.bytes - one.bytes);
  if (largest === undefined) {
    throw new Error(`${folder} contains no pages.`);
  }
  return `/${largest.file.slice(0, -'.html'.length)}`;
}

/** The scripts and style sheets that a page names for its first load. */
export function namedBy(html: Buffer): string[] {
  const $ = load(html);
  const addresses = $('script[src], link[rel=stylesheet]')
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
  return [...new Set(addresses)].map((address) => address.slice(1));
}
