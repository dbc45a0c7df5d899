import path from 'node:path';

import {addressOfNamesake} from './addressOfNamesake';

type FrontMatter = Readonly<Record<string, unknown>>;

// The checks read these from the page; every browser would load them with it.
const unused: ReadonlySet<string> = new Set(['absent', 'configures']);

/**
 * The front matter of a page as the site needs it: without what only the checks of the samples read, and with the address
 * of a page that has the name of its folder.
 */
export function pageFrontMatter(docs: string, file: string, frontMatter: FrontMatter): FrontMatter {
  const used = Object.entries(frontMatter).filter(([key]) => !unused.has(key));
  const slug = addressOfNamesake(path.resolve(docs), file);
  return {...Object.fromEntries(used), ...(slug !== undefined && {slug})};
}
