import lunr from 'lunr';

import type {SearchDocument} from '../../src/search/documents';
import {type Field, type SerializedIndex, fields} from '../../src/search/termIndex';
import {indexTerm} from '../../src/search/terms';
import {tokenize} from '../../src/search/tokenize';

type TermPostings = Readonly<Record<Field, Record<string, number>>>;

// More of the same word says nothing more.
const mostCounted = 9;

/**
 * The index over the documents, in the form of lunr's own and with the fields of docusaurus-lunr-search,
 * but smaller: a posting holds how often the word stands there in the place of its positions, and only
 * titles have weights, since `src/search` weighs by itself. The same documents give the same bytes.
 */
export function buildIndex(documents: readonly SearchDocument[]): SerializedIndex {
  const postings = new Map<string, TermPostings>();
  const fieldVectors: SerializedIndex['fieldVectors'][number][] = [];
  documents.forEach((document, id) => {
    for (const field of fields) {
      const counts = countTerms(document[field] ?? '');
      for (const [term, count] of counts) {
        const posting = postings.get(term) ?? {title: {}, content: {}, keywords: {}};
        posting[field][String(id)] = Math.min(count, mostCounted);
        postings.set(term, posting);
      }
    }
  });
  const terms = [...postings.keys()].sort();
  const places = new Map(terms.map((term, place) => [term, place]));
  documents.forEach((document, id) => {
    for (const field of fields) {
      const counts = countTerms(document[field] ?? '');
      if (counts.size > 0) {
        const weights =
          field === 'title'
            ? [...counts.keys()]
                .map((term) => places.get(term) ?? 0)
                .sort((a, b) => a - b)
                .flatMap((place) => [place, 1])
            : [];
        fieldVectors.push([`${field}/${id}`, weights]);
      }
    }
  });
  return {
    version: lunr.version,
    fields,
    fieldVectors,
    invertedIndex: terms.map((term, place) => [term, {_index: place, ...postings.get(term)}]),
    pipeline: ['stemmer'],
  };
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
