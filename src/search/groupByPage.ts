import {acceptsTerms} from './acceptsTerms';
import type {Hit, PageHits} from './answer';
import type {SearchDocument} from './documents';
import {findWords, toSegments} from './mark';
import type {Ranked} from './rank';
import {snippet} from './snippet';

const maxMarkedWords = 6;

/** The ranked pages as readers see them. */
export function groupByPage(
  ranked: readonly Ranked[],
  documents: readonly SearchDocument[],
): PageHits[] {
  return ranked.flatMap(({route, terms, documents: numbers}) => {
    const accepts = acceptsTerms(terms);
    const found = numbers.flatMap((number) => documents[number] ?? []);
    const [first] = found;
    return first === undefined
      ? []
      : [{...toPage(route, first, accepts), hits: found.map((one) => toHit(one, accepts))}];
  });
}

function toPage(
  route: string,
  document: SearchDocument,
  accepts: (word: string) => boolean,
): Omit<PageHits, 'hits'> {
  const title = document.pageTitle ?? document.title;
  return {
    route,
    library: document.library ?? '',
    title: toSegments(title, findWords(title, accepts)),
    kind: document.kind ?? null,
  };
}

function toHit(document: SearchDocument, accepts: (word: string) => boolean): Hit {
  const {type, title, content, url} = document;
  return {
    url: url.replace(/##?$/, ''),
    heading: type === 1 ? toSegments(title, findWords(title, accepts)) : null,
    snippet: snippet(content, accepts),
    words: foundWords(`${title}\n${content}`, accepts),
  };
}

function foundWords(text: string, accepts: (word: string) => boolean): string[] {
  const words = findWords(text, accepts).map(({start, end}) =>
    text.slice(start, end).toLowerCase(),
  );
  return [...new Set(words)].slice(0, maxMarkedWords);
}
