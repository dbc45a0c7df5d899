import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';

import type {Card} from '../../../features/social-cards/cardOf';
import type {HeadersFile} from '../../../hosting/headers/headersFile';
import {metaPolicy} from '../../../hosting/headers/policy';
import {listFiles} from '../../../shared/files/listFiles';
import {routeOf} from '../../../shared/files/routeOf';
import {PlainError} from '../../../shared/process/runMain';
import {describePage, notFoundPage} from './describePage';
import {withPolicy, withRoutes} from './editPage';
import {type PageInspection, inspectPage} from './inspectPage';

/** What was found in the pages of a build. */
export interface FinishedPages {
  readonly pages: number;
  /** The number of hashes in the policy. */
  readonly hashes: number;
  /** The social cards to draw, by the routes of their pages. */
  readonly cards: ReadonlyMap<string, Card>;
}

interface ReadPage extends PageInspection {
  readonly file: string;
  readonly route: string;
  /** With everything except the policy and the routes, which depend on all pages. */
  readonly html: string;
  readonly card: Card | undefined;
}

const shownProblems = 20;

function problemText(problems: readonly string[]): string {
  const more = problems.length - shownProblems;
  const lines = problems.slice(0, shownProblems).map((problem) => `  ${problem}`);
  return [
    'The Content-Security-Policy of the site blocks inline styles and event handlers. Found:',
    ...lines,
    ...(more > 0 ? [`  and ${String(more)} more`] : []),
  ].join('\n');
}

/** Each page is read and parsed once: parsing all of them takes seconds. */
async function readPages(directory: string): Promise<ReadPage[]> {
  const files = listFiles(directory).filter((name) => name.endsWith('.html'));
  if (!files.includes('index.html') || !files.includes(notFoundPage)) {
    throw new PlainError(
      `${directory} contains no built site: index.html or ${notFoundPage} is missing.`,
    );
  }
  const pages: ReadPage[] = [];
  for (const file of files) {
    const route = routeOf(file);
    const html = await readFile(path.join(directory, file), 'utf8');
    const $ = load(html);
    pages.push({file, route, ...inspectPage($), ...describePage({file, route, html, $})});
  }
  return pages;
}

function hashesOfAll(pages: readonly ReadPage[]): string[] {
  const problems = pages.flatMap((page) =>
    page.problems.map((problem) => `${page.file}: ${problem}`),
  );
  if (problems.length > 0) {
    throw new PlainError(problemText(problems));
  }
  return [...new Set(pages.flatMap(({hashes}) => hashes))].sort();
}

/** The pages with the policy, and the list of routes in the not-found page: what is finished stays as it is. */
export function editedPages(
  pages: ReadonlyMap<string, string>,
  policy: string,
): Map<string, string> {
  const routes = [...pages.keys()].filter((page) => page !== notFoundPage).map(routeOf);
  routes.sort();
  const edit = (file: string, html: string) => {
    try {
      return withPolicy(file === notFoundPage ? withRoutes(html, routes) : html, policy);
    } catch (error) {
      throw new Error(`${file} cannot be finished.`, {cause: error});
    }
  };
  return new Map([...pages].map(([file, html]) => [file, edit(file, html)]));
}

/**
 * Writes into each page what other programs look for in its head, and the policy; and the list of routes into the
 * not-found page. A second run changes nothing.
 */
export async function finishPages(directory: string, headers: HeadersFile): Promise<FinishedPages> {
  const pages = await readPages(directory);
  const hashes = hashesOfAll(pages);
  const described = new Map(pages.map(({file, html}) => [file, html]));
  for (const [file, html] of editedPages(described, metaPolicy(headers, hashes))) {
    await writeFile(path.join(directory, file), html);
  }
  const cards = pages.flatMap(({route, card}) =>
    card === undefined ? [] : [[route, card] as const],
  );
  return {pages: pages.length, hashes: hashes.length, cards: new Map(cards)};
}
