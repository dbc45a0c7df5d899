import {readDocumentsFile} from '../../features/search/cli/readSearchFiles';
import type {SearchDocument} from '../../features/search/engine/documents';
import {isStopWord} from '../../features/search/engine/terms';
import {wholeWords} from '../../features/search/engine/tokenize';
import {build} from './support/builtSite';

/** Words to search for, taken from the built site. */
export interface SearchWords {
  /** Occurs in at least three documents. */
  readonly common: string;
  /** A long word, in the text under a heading. */
  readonly long: string;
  /** Occurs in no document and is not close enough to any word to match; close to `long`. */
  readonly broken: string;
  readonly documents: readonly SearchDocument[];
}

let chosen: SearchWords | undefined;

/** Words of the built site to search for, chosen once for all tests of a worker. */
export function searchWords(): SearchWords {
  chosen ??= choose(readDocumentsFile(build).searchDocs);
  return chosen;
}

function choose(documents: readonly SearchDocument[]): SearchWords {
  const counts = new Map<string, number>();
  for (const {content} of documents) {
    for (const word of new Set(wholeWords(content))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const words = [...counts].filter(([word]) => /^[a-z]{4,}$/.test(word) && !isStopWord(word));
  const common = words.find(([, count]) => count >= 3)?.[0];
  // Not the name of a class: the page that explains the class ranks first, with nothing to highlight.
  const inHeadings = new Set(
    documents.flatMap(({type, content}) => (type === 1 ? wholeWords(content) : [])),
  );
  const long = words
    .filter(([word, count]) => count === 1 && word.length >= 9 && word.length <= 15)
    .filter(([word]) => inHeadings.has(word))
    .sort(([a], [b]) => b.length - a.length)[0]?.[0];
  if (common === undefined || long === undefined) {
    throw new Error('The built site has no words to test the search with.');
  }
  const broken = `zq${long.slice(2, -2)}qz`;
  return {common, long, broken, documents};
}
