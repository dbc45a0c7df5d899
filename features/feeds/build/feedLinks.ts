import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {listFiles} from '../../../shared/files/listFiles';
import {routeOf} from '../../../shared/files/routeOf';
import {allLibraries} from '../../library-facts';
import {feedFile, feedTitle} from './feedFile';

const links = /<link rel="alternate" type="application\/atom\+xml" [^>]*>/g;

/**
 * Links the feed of a page's section, and that of all, at the end of the page's head; idempotent. In the built page,
 * not by a component: feed readers look into what the server sends, and no script has to grow.
 */
export function withFeedLinks(html: string, route: string): string {
  const rest = html.replaceAll(links, '');
  const end = rest.indexOf('</head>');
  if (end === -1) {
    throw new Error(`${route} has no head to link feeds in.`);
  }
  const [, section = ''] = route.split('/');
  const isSection = allLibraries.some((library) => library.section === section);
  const added = [...(isSection ? [section] : []), undefined].map(linkTo).join('');
  return rest.slice(0, end) + added + rest.slice(end);
}

/** Links the feeds in each page of a built site; returns the number of pages. */
export function writeFeedLinks(directory: string): number {
  const pages = listFiles(directory).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const onDisk = path.join(directory, page);
    writeFileSync(onDisk, withFeedLinks(readFileSync(onDisk, 'utf8'), routeOf(page)));
  }
  return pages.length;
}

function linkTo(section: string | undefined): string {
  return (
    `<link rel="alternate" type="application/atom+xml" title="${feedTitle(section)}" ` +
    `href="/${feedFile(section)}">`
  );
}
