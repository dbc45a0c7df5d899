import {releases} from '../../../features/library-facts/read/releases';

const kinds: Readonly<Record<string, string | undefined>> = {
  tutorial: 'Tutorial',
  'how-to': 'How-to',
  reference: 'Reference',
  explanation: 'Explanation',
};

/**
 * The line above a title: what kind of page it is, and the release that it describes. The first page of a
 * library shows its release in full and is called "Library"; a page about no library shows nothing.
 */
export function kindLine(permalink: string, kind: unknown): string | undefined {
  const [section = '', ...rest] = permalink.split('/').filter((part) => part !== '');
  const release = releases[section];
  if (release === undefined) {
    return undefined;
  }
  if (rest.length === 0) {
    return 'Library';
  }
  const label = (typeof kind === 'string' ? kinds[kind] : undefined) ?? 'Overview';
  return `${label} · ${section} ${release}`;
}
