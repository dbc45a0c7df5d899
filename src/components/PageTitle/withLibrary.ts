import {releases} from '../../../features/library-facts/read/releases';

/**
 * A title that names the library of its page: every library has an "Introduction". The first page of a
 * library has its name for a title already, and so have pages that tell it in other words.
 */
export function withLibrary(title: string, permalink: string): string {
  const [section = '', ...rest] = permalink.split('/').filter((part) => part !== '');
  const isInside = rest.length > 0 && releases[section] !== undefined;
  const isNamed = title.includes(section);
  return isInside && !isNamed ? `${title} · ${section}` : title;
}
