import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {type Library, type PublishedFile, allLibraries} from '../../library-facts';
import {type FeedHead, atomFeed} from './atomFeed';
import {feedFile, feedTitle} from './feedFile';
import {
  type BuiltPages,
  type FeedEntry,
  changeEntry,
  newestFirst,
  releaseEntry,
} from './feedEntries';
import {type SectionChanges, noSection} from './readChanges';

/** What feeds say about the site. */
export interface FeedSite {
  readonly title: string;
  /** The address of the site, with a slash at the end. */
  readonly address: string;
}

/**
 * Writes an Atom feed for each library and one for all into a built site. Returns the files for the list that programs
 * read.
 *
 * @throws Error if changes belong to an unknown section.
 */
export function writeFeeds(
  outDir: string,
  site: FeedSite,
  changes: readonly SectionChanges[],
  libraries: readonly Library[] = allLibraries,
): PublishedFile[] {
  const origin = site.address.replace(/\/$/, '');
  const pages: BuiltPages = {origin, titleOf: (route) => titleOf(outDir, route)};
  const sections = libraries.map(({section}) => section);
  for (const {section, file} of changes) {
    if (section !== noSection && !sections.includes(section)) {
      throw new Error(`${file} is not named after a library: ${sections.join(', ')}.`);
    }
  }
  const changesOf = (name: string) =>
    changes
      .filter(({section}) => section === name)
      .flatMap((one) => one.changes.map((change) => changeEntry(name, change, pages)))
      .filter((entry) => entry !== undefined);
  const ofSections = libraries.map((library) => ({
    section: library.section,
    entries: [releaseEntry(library, pages), ...changesOf(library.section)],
  }));
  const all = [...changesOf(noSection), ...ofSections.flatMap(({entries}) => entries)];
  const write = (section: string | undefined, entries: readonly FeedEntry[]) => {
    const head = headOf(section, site.title);
    const xml = atomFeed(head, newestFirst(entries), origin);
    mkdirSync(path.dirname(path.join(outDir, head.file)), {recursive: true});
    writeFileSync(path.join(outDir, head.file), xml);
    const {file, title, description} = head;
    return {title, file, description};
  };
  return [
    write(undefined, all),
    ...ofSections.map(({section, entries}) => write(section, entries)),
  ];
}

function headOf(section: string | undefined, site: string): FeedHead {
  return {
    file: feedFile(section),
    title: feedTitle(section),
    description: `${section === undefined ? 'All libraries: releases' : 'Releases'} that are documented, and pages that are new, corrected or extended`,
    page: `/${section ?? ''}`,
    author: site,
  };
}

function titleOf(outDir: string, route: string): string | undefined {
  const file = path.join(outDir, `${route.slice(1)}.html`);
  if (!existsSync(file)) {
    return undefined;
  }
  // Only the heading is parsed: pages are large.
  const [heading = ''] = /<h1[^]*?<\/h1>/.exec(readFileSync(file, 'utf8')) ?? [];
  return load(heading).text().trim() || route;
}
