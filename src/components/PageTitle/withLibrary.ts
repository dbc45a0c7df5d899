import {releases} from '../../../features/library-facts/read/releases';

/**
 * A title that includes the name of the library, because every library has an "Introduction". Titles that
 * already name the library are left unchanged.
 */
export function withLibrary(title: string, permalink: string): string {
  const [section = '', ...rest] = permalink.split('/').filter((part) => part !== '');
  const isInside = rest.length > 0 && releases[section] !== undefined;
  const isNamed = title.includes(section);
  return isInside && !isNamed ? `${title} · ${section}` : title;
}
