import {acceptsTerms} from './acceptsTerms';
import type {Hit, PageHits} from './answer';
import {perPage} from './boxHits';
import type {SearchDocument} from './documents';
import {findWords, toSegments} from './mark';
import type {Ranked} from './rank';
import {snippet} from './snippet';

const maxMarkedWords = 6;

/**
 * The ranked pages as readers see them, for the words that were typed. Snippets and marks cost most of the
 * time, and so does handing all hits to the page: with a number of hits that are listed, these are all.
 */
export function groupByPage(
  ranked: readonly Ranked[],
  documents: readonly SearchDocument[],
  typed: readonly string[],
  listed = Infinity,
): PageHits[] {
  let left = listed;
  return ranked.flatMap(({route, terms, documents: numbers}) => {
    const ofPage = listed === Infinity ? numbers.length : Math.min(left, perPage);
    const shown = numbers.slice(0, ofPage).flatMap((number) => documents[number] ?? []);
    const [first] = shown;
    left -= shown.length;
    if (first === undefined) {
      return [];
    }
    const accepts = acceptsTerms(terms);
    return [
      {...toPage(route, first, accepts), hits: shown.map((one) => toHit(one, accepts, typed))},
    ];
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

function toHit(
  {type, title, content, url}: SearchDocument,
  accepts: (word: string) => boolean,
  typed: readonly string[],
): Hit {
  const inTitle = findWords(title, accepts);
  const inContent = findWords(content, accepts);
  const found = [
    ...inTitle.map(({start, end}) => title.slice(start, end)),
    ...inContent.map(({start, end}) => content.slice(start, end)),
  ];
  // The document holds only the beginning of its text: what was typed may come after it.
  const words = [...found, ...typed.filter(accepts)].map((word) => word.toLowerCase());
  return {
    url,
    heading: type === 1 ? toSegments(title, inTitle) : null,
    snippet: snippet(content, inContent),
    words: [...new Set(words)].slice(0, maxMarkedWords),
  };
}
