import {isRecord} from '../../shared/json/isRecord';

/**
 * The version props that every page loads, without the list of pages with their descriptions and without
 * the sidebar ids that refer to it: only doc cards would read them, and no page has any. Addresses in the sidebar are
 * those of the routes, without the slash at the end of those of sections.
 */
export function compactVersion(version: object): object {
  return {...withoutIds(version), docs: {}};
}

function withoutIds(value: object): object {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => key !== 'docId' && !(key === 'unlisted' && part === false))
      .map(([key, part]) => [key, key === 'href' ? withoutSlash(part) : inside(part)]),
  );
}

function withoutSlash(href: unknown): unknown {
  return typeof href === 'string' ? href.replace(/^(\/.+)\/$/, '$1') : href;
}

function inside(part: unknown): unknown {
  if (Array.isArray(part)) {
    return part.map(inside);
  }
  return isRecord(part) ? withoutIds(part) : part;
}

/** The global data of the docs, without the list of pages: no item of the navbar names a page or a version. */
export function compactGlobalData(data: unknown): unknown {
  if (!isRecord(data) || !Array.isArray(data.versions)) {
    throw new Error(
      'The docs plugin sets global data in a form that docusaurus-patches/docs-props does not know: its index.ts ' +
        'says what to do.',
    );
  }
  const versions = data.versions.filter(isRecord);
  return {...data, versions: versions.map((version) => ({...version, docs: [], draftIds: []}))};
}

// Components read neither of them; the page has its front matter as an export, too.
const unreadOfDoc: ReadonlySet<string> = new Set(['source', 'sourceDirName', 'slug']);

/** What the metadata of a page says about its samples. */
export interface SamplesOfPage {
  /** Whether they can be downloaded. */
  readonly zip: boolean;
  /** How many were checked, and against which release. */
  readonly checked: string | undefined;
}

/** The metadata that a page loads, without what no component reads, and with what it says about its samples. */
export function compactDoc(doc: object, {zip, checked}: SamplesOfPage): object {
  const isMark = (key: string) => key === 'draft' || key === 'unlisted';
  const read = Object.entries(doc)
    .filter(([key, part]) => !unreadOfDoc.has(key) && !(isMark(key) && part === false))
    .map(([key, part]) => [key, key === 'frontMatter' ? marksOf(part, isMark) : part] as const);
  return {
    ...Object.fromEntries(read),
    ...(zip && {zip: true}),
    ...(checked !== undefined && {checked}),
  };
}

/** The theme looks for these two in the front matter of the metadata. */
function marksOf(frontMatter: unknown, isMark: (key: string) => boolean): object {
  const entries = isRecord(frontMatter) ? Object.entries(frontMatter) : [];
  return Object.fromEntries(entries.filter(([key]) => isMark(key)));
}
