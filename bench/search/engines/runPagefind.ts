import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {type Browser, type Page, chromium} from '@playwright/test';
import {load} from 'cheerio';

import {flags} from '../../../shared/browser/flags';
import {succeed} from '../../../shared/process/runProgram';
import {readBuiltPage} from '../../../features/search/cli/readSearchFiles';
import type {PageText} from '../corpus';
import {median} from '../../numbers';
import {withPreview} from '../../withPreview';
import {gzipSize} from '../../../shared/files/compressFiles';
import {versions} from './installEngines';
import type {Run} from './run';

// The settings of Starlight, a documentation framework.
const forDocumentation = {
  pageLength: 0.1,
  termFrequency: 0.1,
  termSaturation: 2,
  termSimilarity: 9,
};

const settings = [
  {setting: 'default', isMarked: false, ranking: {}},
  {setting: 'body marked, keywords as text of weight 10', isMarked: true, ranking: {}},
  {
    setting: 'the same, ranking like Starlight',
    isMarked: true,
    ranking: forDocumentation,
  },
];

/** Pagefind on the built pages, queried in a browser. */
export async function runPagefind(
  engines: string,
  folder: string,
  pages: readonly PageText[],
  queries: readonly string[],
  executablePath: string,
): Promise<Run[]> {
  const browser = await chromium.launch({executablePath, args: flags});
  try {
    const runs: Run[] = [];
    for (const {setting, isMarked, ranking} of settings) {
      const home = path.resolve('.cache/measure/pagefind');
      await rm(home, {recursive: true, force: true});
      await writeSite(home, folder, pages, isMarked);
      const program = `${engines}/node_modules/.bin/pagefind`;
      await succeed({
        command: [program, '--site', `${home}/site`, '--output-path', `${home}/served/pagefind`],
      });
      runs.push({
        engine: `Pagefind ${versions.pagefind}`,
        setting,
        indexBytes: await indexBytes(`${home}/served/pagefind`),
        ...(await ask(browser, `${home}/served`, queries, ranking)),
      });
    }
    return runs;
  } finally {
    await browser.close();
  }
}

async function writeSite(
  home: string,
  folder: string,
  pages: readonly PageText[],
  isMarked: boolean,
): Promise<void> {
  await mkdir(`${home}/served`, {recursive: true});
  // Without its own icon, the browser requests one, which would be counted.
  const html = '<!doctype html><title>Pagefind</title><link rel="icon" href="data:,">';
  await writeFile(`${home}/served/index.html`, html);
  for (const {route, keywords} of pages) {
    const page = readBuiltPage(folder, route);
    const file = `${home}/site${route}.html`;
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, isMarked ? markPage(page, keywords) : page);
  }
}

/** A page with Pagefind's attributes: the content to index, and the keywords, which it does not read by itself. */
export function markPage(html: string, keywords: string): string {
  const $ = load(html);
  const body = $('article .markdown').first().attr('data-pagefind-body', '');
  if (keywords !== '') {
    body.append($('<p data-pagefind-weight="10">').text(keywords));
  }
  return $.html();
}

/** The route of an address that Pagefind returns. */
export function routeOfFile(address: string): string {
  return address.replace(/(?:\/index)?\.html$|\/$/, '');
}

async function ask(
  browser: Browser,
  served: string,
  queries: readonly string[],
  ranking: object,
): Promise<Pick<Run, 'found' | 'firstBytes'>> {
  return withPreview({directory: served, headers: undefined}, async (origin) => {
    const open = async () => {
      const page = await browser.newPage();
      await page.goto(origin);
      return page;
    };
    const firstBytes: number[] = [];
    for (const query of queries.filter((_, place) => place % 16 === 0)) {
      const page = await open();
      firstBytes.push(await loadedBytes(page, () => find(page, [query], ranking, 5)));
      await page.close();
    }
    const found = await find(await open(), queries, ranking, 10);
    return {found, firstBytes: median(firstBytes)};
  });
}

/** Runs all queries in the browser and reads the texts of the shown results, as its box would. */
async function find(
  page: Page,
  queries: readonly string[],
  ranking: object,
  shown: number,
): Promise<string[][]> {
  const found: unknown = await page.evaluate(`(async () => {
    const pagefind = await import('/pagefind/pagefind.js');
    await pagefind.options(${JSON.stringify({ranking})});
    const answers = [];
    for (const query of ${JSON.stringify(queries)}) {
      const {results} = await pagefind.search(query);
      answers.push(await Promise.all(results.slice(0, ${shown}).map((one) => one.data())));
    }
    return answers.map((answer) => answer.map(({url}) => url));
  })()`);
  if (!Array.isArray(found) || found.length !== queries.length) {
    throw new Error('Pagefind did not answer all queries.');
  }
  return found.map((urls: unknown) =>
    Array.isArray(urls) ? urls.map((url) => routeOfFile(String(url))) : [],
  );
}

async function loadedBytes(page: Page, task: () => Promise<unknown>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    bodies.push(response.body());
  });
  await task();
  const loaded = await Promise.all(bodies);
  return loaded.reduce((sum, body) => sum + smallest(body), 0);
}

async function indexBytes(folder: string): Promise<number> {
  const names = await readdir(folder, {recursive: true});
  const isIndex = /\.(?:pf_\w+|pagefind)$|entry\.json$/;
  const files = await Promise.all(
    names.filter((name) => isIndex.test(name)).map((name) => readFile(path.join(folder, name))),
  );
  return files.reduce((sum, file) => sum + smallest(file), 0);
}

/** Most of its files are compressed already. */
function smallest(file: Buffer): number {
  return Math.min(file.length, gzipSize(file));
}
