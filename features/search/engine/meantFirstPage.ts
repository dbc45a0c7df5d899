import {editDistance} from '../../../shared/text/editDistance';
import type {Page, PageIndex} from './pageIndex';
import {termOf} from './terms';

// Characters of a library's name that stand for all of it.
const minPrefix = 4;
// Shorter words are near to too many names.
const minMisspelled = 7;
const maxErrors = 2;

/**
 * The first page of the library that a whole query is the name of: its beginning, a misspelling that is on no page, and
 * the name of one of its packages also mean it.
 */
export function meantFirstPage(
  text: string,
  {pages, postings}: Pick<PageIndex, 'pages' | 'postings'>,
): Page | undefined {
  const typed = text.trim().toLowerCase();
  const name = joined(typed.replace(/^rekalogika[\s/]+/, ''));
  if (name === '') {
    return undefined;
  }
  const firstPages = pages.filter(({isFirst}) => isFirst);
  const only = (isMeant: (library: string) => boolean) => {
    const found = firstPages.filter(({library}) => isMeant(joined(library)));
    return found.length === 1 ? found[0] : undefined;
  };
  // Looked up only for a name that is near: the result for each text would be kept.
  const isUnknown = () => postings(termOf(name)).length === 0;
  return (
    firstPages.find((page) => joined(page.library) === name || page.names.includes(typed)) ??
    (name.length >= minPrefix ? only((library) => library.startsWith(name)) : undefined) ??
    (name.length >= minMisspelled
      ? only((library) => isMisspelled(name, library) && isUnknown())
      : undefined)
  );
}

function joined(name: string): string {
  return name.replaceAll(/[\s_-]+/g, '');
}

/** Whether a word is near in letters to a name or to its beginning. */
function isMisspelled(word: string, name: string): boolean {
  return [name, name.slice(0, word.length)].some(
    (one) => editDistance(word, one, maxErrors) <= maxErrors,
  );
}
