import {acceptsTerms} from './acceptsTerms';
import type {Hit, PageHits} from './answer';
import type {SearchDocument} from './documents';
import {findWords, toSegments} from './mark';
import type {Ranked} from './rank';
import {snippet} from './snippet';

const maxMarkedWords = 6;

/**
 * The ranked pages as readers see them. Snippets and marks cost most of the time: pages after the first
 * `detailed` ones come without.
 */
export function groupByPage(
  ranked: readonly Ranked[],
  documents: readonly SearchDocument[],
  detailed = Infinity,
): PageHits[] {
  return ranked.flatMap(({route, terms, documents: numbers}, at) => {
    const isDetailed = at < detailed;
    const accepts = isDetailed ? acceptsTerms(terms) : () => false;
    const found = numbers.flatMap((number) => documents[number] ?? []);
    const [first] = found;
    const hits = found.map((one) => (isDetailed ? toHit(one, accepts) : plainHit(one)));
    return first === undefined ? [] : [{...toPage(route, first, accepts), hits}];
  });
}

function plainHit({type, title, url}: SearchDocument): Hit {
  const heading = type === 1 ? [{text: title, hit: false}] : null;
  return {url: withoutSharp(url), heading, snippet: [], words: []};
}

function withoutSharp(url: string): string {
  return url.replace(/##?$/, '');
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
    url: withoutSharp(url),
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
