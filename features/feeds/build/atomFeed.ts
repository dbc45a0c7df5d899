import {Feed} from 'feed';

import {escapeHtml} from '../../../shared/text/escapeHtml';
import type {FeedEntry} from './feedEntries';

/** What a feed says about itself. */
export interface FeedHead {
  /** Its path on the site, without a slash at the start. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** The page that it is about, without the address of the site. */
  readonly page: string;
  readonly author: string;
}

// Part of each id: a day on which the site had its name, as RFC 4151 requires. Readers keep ids, so it never changes.
const since = '2026';

/**
 * A feed as Atom (RFC 4287), with the entries in the order given. All dates are those of the entries: the same entries
 * give the same bytes.
 *
 * @throws Error if there is no entry, because a feed needs a date.
 */
export function atomFeed(
  {file, title, description, page, author}: FeedHead,
  entries: readonly FeedEntry[],
  origin: string,
): string {
  const dates = entries.map(({date}) => date).sort();
  const updated = dates.at(-1);
  if (updated === undefined) {
    throw new Error(`The feed ${file} has no entry.`);
  }
  const idOf = (name: string) => `tag:${new URL(origin).host},${since}:${name}`;
  const feed = new Feed({
    id: idOf(file),
    title,
    description,
    updated: new Date(updated),
    author: {name: author, link: `${origin}/`},
    link: origin + page,
    feedLinks: {atom: `${origin}/${file}`},
    // Not written: the license of the pages is not a statement of the feed.
    copyright: '',
  });
  for (const entry of entries) {
    feed.addItem({
      id: idOf(entry.id),
      // Titles are written as HTML.
      title: escapeHtml(entry.title),
      link: origin + entry.page,
      date: new Date(entry.date),
      published: new Date(entry.date),
      category: entry.categories.map((term) => ({term})),
      content: entry.html,
    });
  }
  return `${feed.atom1()}\n`;
}
