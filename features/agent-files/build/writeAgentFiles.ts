import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {listFiles} from '../../../shared/files/listFiles';
import {routeOf} from '../../../shared/files/routeOf';
import type {PublishedFile} from '../../library-facts';
import {isPageTexts} from '../../samples';
import {type FileList, type Site, inReadingOrder, llmsFullTxt, llmsTxt} from './llmsTxt';
import {mcpFile, mcpServer} from './mcpServer';
import {type Questions, pagesFile, pagesIndex} from './pagesIndex';
import type {Absolute} from './plainHtml';
import {type AgentPage, readPage} from './readPage';

// Neither has content before a script runs.
const withoutText = ['404.html', 'search.html'];

function markdownFile(page: string): string {
  return page.replace(/\.html$/, '.md');
}

/** Internal addresses become those of the Markdown, if there is one; all become absolute. */
export function absoluteIn(site: string, files: readonly string[], page: string): Absolute {
  const markdown = new Map(files.map((file) => [routeOf(file), markdownFile(file)]));
  const base = new URL(routeOf(page).slice(1), site);
  return (address) => {
    const url = new URL(address, base);
    const file = url.href.startsWith(site)
      ? markdown.get(`/${decodeURI(url.pathname).slice(new URL(site).pathname.length)}`)
      : undefined;
    return file === undefined ? url.href : new URL(file + url.hash, site).href;
  };
}

/** What was written. */
export interface AgentFiles {
  /** The pages in reading order. */
  readonly pages: readonly AgentPage[];
  /** A line for the output of the build. */
  readonly summary: string;
}

/**
 * Writes the Markdown of each page of a built site beside it, the two files that list and contain all of it, the index
 * of pages and the server that reads it; the list also has other files for programs.
 */
export function writeAgentFiles(
  directory: string,
  site: Site,
  others: readonly PublishedFile[] = [],
  questions: Questions = new Map(),
  lists: readonly FileList[] = [],
): AgentFiles {
  const files = listFiles(directory).filter(
    (file) => file.endsWith('.html') && !withoutText.includes(file),
  );
  // features/samples/variations has written it in the same build.
  const textsAt = (texts: string) => {
    const value: unknown = JSON.parse(readFileSync(path.join(directory, texts), 'utf8'));
    return isPageTexts(value) ? value : [];
  };
  const pages = new Map<string, AgentPage>();
  let [read, written] = [0, 0];
  for (const file of files) {
    const html = readFileSync(path.join(directory, file), 'utf8');
    const address = new URL(markdownFile(file), site.address).href;
    const page = readPage(html, address, absoluteIn(site.address, files, file), textsAt);
    writeFileSync(path.join(directory, markdownFile(file)), page.markdown);
    pages.set(routeOf(file), page);
    read += Buffer.byteLength(html);
    written += Buffer.byteLength(page.markdown);
  }
  const ordered = inReadingOrder(pages);
  const routes = new Map([...pages].map(([route, page]) => [page, route]));
  const index = pagesIndex(
    site,
    ordered.map((page) => [routes.get(page) ?? '', page]),
    others,
    questions,
  );
  const facts = {heading: 'Facts as JSON', files: [...others, pagesFile]};
  const list = llmsTxt(site, ordered, [facts, ...lists]);
  const full = llmsFullTxt(site, ordered);
  writeFileSync(path.join(directory, 'llms.txt'), list);
  writeFileSync(path.join(directory, 'llms-full.txt'), full);
  mkdirSync(path.dirname(path.join(directory, pagesFile.file)), {recursive: true});
  writeFileSync(path.join(directory, pagesFile.file), `${JSON.stringify(index)}\n`);
  writeFileSync(path.join(directory, mcpFile), mcpServer(site.address));
  const percent = Math.round((100 * written) / read);
  const summary =
    `${String(pages.size)} pages as Markdown, ${String(percent)} % of the bytes of their HTML; ` +
    `llms.txt ${kilobytes(list)}, llms-full.txt ${kilobytes(full)}`;
  return {pages: ordered, summary};
}

function kilobytes(text: string): string {
  return `${String(Math.round(Buffer.byteLength(text) / 1000))} kB`;
}
