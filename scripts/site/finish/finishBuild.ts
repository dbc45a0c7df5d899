import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {HeadersFile} from '../../../hosting/headers/headersFile';
import {metaPolicy} from '../../../hosting/headers/policy';
import {routeOf} from '../../../shared/files/routeOf';
import {PlainError} from '../../../shared/process/runMain';
import {compressFiles} from '../../../shared/files/compressFiles';
import {listFiles} from '../../../shared/files/listFiles';
import {withPolicy, withRoutes} from './editPage';
import {inspectPage} from './inspectPage';

/** A summary for the last line of the build. */
export interface FinishedBuild {
  readonly pages: number;
  readonly hashes: number;
  readonly compressed: number;
}

const notFoundPage = '404.html';
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

async function readPages(directory: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const file of listFiles(directory).filter((name) => name.endsWith('.html'))) {
    pages.set(file, await readFile(path.join(directory, file), 'utf8'));
  }
  if (!pages.has('index.html') || !pages.has(notFoundPage)) {
    throw new PlainError(
      `${directory} contains no built site: index.html or ${notFoundPage} is missing.`,
    );
  }
  return pages;
}

function hashesOfAll(pages: ReadonlyMap<string, string>): string[] {
  const hashes = new Set<string>();
  const problems: string[] = [];
  for (const [file, html] of pages) {
    const inspection = inspectPage(html);
    inspection.hashes.forEach((hash) => hashes.add(hash));
    problems.push(...inspection.problems.map((problem) => `${file}: ${problem}`));
  }
  if (problems.length > 0) {
    throw new PlainError(problemText(problems));
  }
  return [...hashes].sort();
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
 * Writes the policy into each page, and the list of routes into the not-found page. A second run changes nothing.
 *
 * @returns the numbers of pages and of hashes in the policy
 */
async function finishPages(
  directory: string,
  headers: HeadersFile,
): Promise<Omit<FinishedBuild, 'compressed'>> {
  const pages = await readPages(directory);
  const hashes = hashesOfAll(pages);
  for (const [file, html] of editedPages(pages, metaPolicy(headers, hashes))) {
    await writeFile(path.join(directory, file), html);
  }
  return {pages: pages.size, hashes: hashes.length};
}

/** Prepares Docusaurus' output for hosts: the pages, then compressed files, which a cache keeps for the next build. */
export async function finishBuild(
  directory: string,
  headers: HeadersFile,
  cache: string,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<FinishedBuild> {
  const finished = await finishPages(directory, headers);
  return {...finished, compressed: await compressFiles(directory, progress, cache)};
}
