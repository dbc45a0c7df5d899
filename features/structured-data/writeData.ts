import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {listFiles} from '../../shared/files/listFiles';
import {routeOf} from '../../shared/files/routeOf';
import {graphOf} from './graphOf';
import {withOpenGraph} from './openGraph';

const notFoundPage = '404.html';
const block = /<script type="application\/ld\+json" id="rk-data">[^<]*<\/script>/g;

/** Adds structured data at the end of a page's head; idempotent. */
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
 * Adds Open Graph tags to each page of a built site, and structured data to each except the not-found page;
 * returns the number of pages.
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
