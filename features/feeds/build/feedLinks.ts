import {atEndOfHead} from '../../../shared/text/atEndOfHead';
import {allLibraries} from '../../library-facts';
import {feedFile, feedTitle} from './feedFile';

const links = /<link rel="alternate" type="application\/atom\+xml" [^>]*>/g;

/**
 * Links the feed of a page's section, and that of all, at the end of the page's head; idempotent. In the built page,
 * not by a component: feed readers look into what the server sends, and no script has to grow.
 */
export function withFeedLinks(html: string, route: string): string {
  const [, section = ''] = route.split('/');
  const isSection = allLibraries.some((library) => library.section === section);
  const added = [...(isSection ? [section] : []), undefined].map(linkTo).join('');
  return atEndOfHead(html, links, added, route);
}

function linkTo(section: string | undefined): string {
  return (
    `<link rel="alternate" type="application/atom+xml" title="${feedTitle(section)}" ` +
    `href="/${feedFile(section)}">`
  );
}
