import lunr from 'lunr';

import {type SearchDocument, routeOf} from '../engine/documents';
import {type Field, type SerializedIndex, commonShare, fields} from '../engine/termIndex';
import {indexTerm} from '../engine/terms';
import {tokenize} from '../engine/tokenize';

type Counts = Readonly<Record<string, number>>;
type TermPostings = Readonly<Record<Field, Record<string, number>>>;

// More of the same word says nothing more.
const mostCounted = 5;

/**
 * The index over the documents, in the form of lunr's own and with the fields of docusaurus-lunr-search,
 * but smaller: a posting holds how often the word stands there in the place of its positions, a common word
 * has one posting in the texts of a page, and only titles have weights, since `src/search` weighs by itself.
 * The same documents give the same bytes.
 */
export function buildIndex(documents: readonly SearchDocument[]): SerializedIndex {
  const routes = documents.map(({url}) => routeOf(url));
  // What stands on one page only is not common on a small site either.
  const most = Math.max(1, commonShare * new Set(routes).size);
  const found = countDocuments(documents);
  const terms = [...found.keys()].sort();
  const titled = terms.filter((term) => Object.keys(found.get(term)?.title ?? {}).length > 0);
  // Only weights name a term by its number: those without any share 0, which costs nothing.
  const numbers = new Map(titled.map((term, place) => [term, place + 1]));
  return {
    version: lunr.version,
    fields,
    fieldVectors: documents.flatMap((document, id) =>
      fields.flatMap((field): SerializedIndex['fieldVectors'][number][] => {
        const inField = [...countTerms(document[field] ?? '').keys()];
        const weighed = field === 'title' ? inField.map((term) => numbers.get(term) ?? 0) : [];
        const weights = weighed.sort((a, b) => a - b).flatMap((number) => [number, 1]);
        return inField.length === 0 ? [] : [[`${field}/${id}`, weights]];
      }),
    ),
    invertedIndex: terms.map((term) => {
      const {title = {}, content = {}, keywords = {}} = found.get(term) ?? {};
      const inTexts = joinCommon(content, routes, most);
      return [term, {_index: numbers.get(term) ?? 0, title, content: inTexts, keywords}];
    }),
    pipeline: ['stemmer'],
  };
}

function countDocuments(documents: readonly SearchDocument[]): Map<string, TermPostings> {
  const found = new Map<string, TermPostings>();
  documents.forEach((document, id) => {
    for (const field of fields) {
      for (const [term, count] of countTerms(document[field] ?? '')) {
        const ofTerm = found.get(term) ?? {title: {}, content: {}, keywords: {}};
        ofTerm[field][String(id)] = Math.min(count, mostCounted);
        found.set(term, ofTerm);
      }
    }
  });
  return found;
}

/** The counts of a word; those of a common one joined, for each page, in the document with the most. */
function joinCommon(counts: Counts, routes: readonly string[], most: number): Counts {
  const pages = new Map<string, {best: string; sum: number}>();
  for (const [id, count] of Object.entries(counts)) {
    const route = routes[Number(id)] ?? '';
    const {best = id, sum = 0} = pages.get(route) ?? {};
    const isBetter = count > (counts[best] ?? 0);
    pages.set(route, {best: isBetter ? id : best, sum: sum + count});
  }
  return pages.size <= most
    ? counts
    : Object.fromEntries(
        [...pages.values()].map(({best, sum}) => [best, Math.min(sum, mostCounted)]),
      );
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {word} of tokenize(text)) {
    const term = indexTerm(word);
    if (term !== undefined) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}
