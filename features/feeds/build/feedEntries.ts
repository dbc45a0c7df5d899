import {escapeHtml} from '../../../shared/text/escapeHtml';
import {type Library, longDate, releaseUrl} from '../../library-facts';
import {type Change, noSection} from './readChanges';

/** An entry of a feed. */
export interface FeedEntry {
  /** Its part of the id, unique on the site. */
  readonly id: string;
  readonly title: string;
  /** In ISO format. */
  readonly date: string;
  /** The page that it is about, without the address of the site. */
  readonly page: string;
  /** Words by which a reader can filter: the section and the kind of the change. */
  readonly categories: readonly string[];
  /** What happened, as HTML with absolute links. */
  readonly html: string;
}

/** What entries need to know about the built site. */
export interface BuiltPages {
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  /** The title of the page at a route, or undefined if there is none. */
  readonly titleOf: (route: string) => string | undefined;
}

/** The entry about the documented release of a library. */
export function releaseEntry(library: Library, {origin, titleOf}: BuiltPages): FeedEntry {
  const {section, release, date, dateIsApproximate, install} = library;
  const changes = `/${section}/reference/changes`;
  const about = dateIsApproximate ? 'about ' : '';
  const links = [
    ...(titleOf(changes) === undefined ? [] : [link(origin + changes, 'Changes of the API')]),
    link(releaseUrl(library), 'Release on GitHub'),
  ];
  return {
    id: `${section}/release/${release}`,
    title: `${section} ${release} is documented`,
    date,
    page: `/${section}`,
    categories: [section, 'release'],
    html:
      `<p>The pages describe ${escapeHtml(install)} ${escapeHtml(release)}, ` +
      `released ${about}${longDate(new Date(date))}.</p><p>${links.join(', ')}</p>`,
  };
}

/**
 * The entry about a change of pages; undefined if the site has none of them, as the sites that tests build. Other pages
 * that the site lacks are left out of its list.
 */
export function changeEntry(
  section: string,
  {id, date, kind, title, text, pages}: Change,
  {origin, titleOf}: BuiltPages,
): FeedEntry | undefined {
  const found = pages.flatMap((route) => {
    const name = titleOf(route);
    return name === undefined ? [] : [{route, name}];
  });
  const [first] = found;
  if (first === undefined) {
    return undefined;
  }
  const items = found.map(({route, name}) => `<li>${link(origin + route, name)}</li>`);
  return {
    id: `${section}/${id}`,
    title: `${section === noSection ? 'Site' : section}: ${title}`,
    date,
    page: first.route,
    categories: [section, kind],
    html: `<p>${escapeHtml(text.trim())}</p><ul>${items.join('')}</ul>`,
  };
}

/** Entries by date, the newest first; those of a day stay in their order. */
export function newestFirst(entries: readonly FeedEntry[]): FeedEntry[] {
  return [...entries].sort((first, second) => compare(second.date, first.date));
}

function link(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}

function compare(first: string, second: string): number {
  return first === second ? 0 : first < second ? -1 : 1;
}
