import {acceptsTerms} from './acceptsTerms';
import type {Hit, PageHits} from './answer';
import type {SearchDocument} from './documents';
import {findWords, toSegments} from './mark';
import type {Ranked} from './rank';
import {snippet} from './snippet';

const maxMarkedWords = 6;

/** The ranked documents as pages with their hits, in the order of the best hit of each page. */
export function groupByPage(
  ranked: readonly Ranked[],
  documents: readonly SearchDocument[],
): PageHits[] {
  const pages = new Map<string, PageHits & {readonly hits: Hit[]}>();
  for (const {position, terms} of ranked) {
    const document = documents[position];
    if (document === undefined) {
      continue;
    }
    const accepts = acceptsTerms(terms);
    const route = document.url.split('#', 1)[0] ?? document.url;
    const page = pages.get(route) ?? toPage(route, document, accepts);
    page.hits.push(toHit(document, accepts));
    pages.set(route, page);
  }
  return [...pages.values()];
}

function toPage(
  route: string,
  document: SearchDocument,
  accepts: (word: string) => boolean,
): PageHits & {readonly hits: Hit[]} {
  const title = document.pageTitle ?? document.title;
  return {
    route,
    library: document.library ?? '',
    title: toSegments(title, findWords(title, accepts)),
    kind: document.kind ?? null,
    hits: [],
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
