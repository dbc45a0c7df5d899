import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {listFiles} from '../../shared/files/compressFiles';
import {routeOf} from '../../shared/files/routeOf';
import {graphOf} from './graphOf';
import {withOpenGraph} from './openGraph';

const notFoundPage = '404.html';
const block = /<script type="application\/ld\+json" id="rk-data">[^<]*<\/script>/g;

/** Puts structured data at the end of a page's head; a second time changes nothing. */
export function withData(html: string, route: string): string {
  const rest = html.replaceAll(block, '');
  const end = rest.indexOf('</head>');
  if (end === -1) {
    throw new Error(`${route} has no head to write structured data into.`);
  }
  const json = JSON.stringify(graphOf(rest, route)).replaceAll('<', '\\u003c');
  const tag = `<script type="application/ld+json" id="rk-data">${json}</script>`;
  return rest.slice(0, end) + tag + rest.slice(end);
}

/**
 * Gives each page of a built site its Open Graph tags, and each but the not-found page its structured data; returns
 * how many pages there are.
 */
export async function writeData(directory: string): Promise<number> {
  const pages = listFiles(directory).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const onDisk = path.join(directory, page);
    const route = routeOf(page);
    const html = withOpenGraph(await readFile(onDisk, 'utf8'), route);
    await writeFile(onDisk, page === notFoundPage ? html : withData(html, route));
  }
  return pages.length;
}
