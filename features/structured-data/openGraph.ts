import {atEndOfHead} from '../../shared/text/atEndOfHead';
import {allLibraries} from '../library-facts';
import {siteName} from '../../shared/site';

const tags = /<meta property="og:(?:type|site_name)" [^>]*>/g;

/** Adds the type of a page and the name of the site to its head, for link previews; idempotent. */
export function withOpenGraph(html: string, route: string): string {
  const added =
    `<meta property="og:type" content="${typeOf(route)}">` +
    `<meta property="og:site_name" content="${siteName}">`;
  return atEndOfHead(html, tags, added, route);
}

/** Pages about a library are articles; the home page and those that lead to other pages are not. */
function typeOf(route: string): 'article' | 'website' {
  const [, section] = route.split('/');
  return allLibraries.some((library) => library.section === section) ? 'article' : 'website';
}
