import {siteName} from '../../../shared/site';

/**
 * Where the feed of a section is, or that of all: `feed.xml`, the name that feed readers try below an address, and one
 * that hosts without our headers send as XML.
 */
export function feedFile(section?: string): string {
  return section === undefined ? 'feed.xml' : `${section}/feed.xml`;
}

/** The title of the feed of a section, or of that of all. */
export function feedTitle(section?: string): string {
  return section === undefined
    ? `${siteName}: releases and changed pages`
    : `${section}: releases and changed pages`;
}
