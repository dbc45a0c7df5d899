import lunr from 'lunr';

import {push} from '../../../shared/lists/push';
import {type SearchDocument, routeOf} from '../engine/documents';
import {type CountedDocument, packPostings} from '../engine/packedPostings';
import {packTerms} from '../engine/packedTerms';
import {type Field, type SerializedIndex, commonShare, fields} from '../engine/termIndex';
import {indexTerm} from '../engine/terms';
import {tokenize} from '../engine/tokenize';
import {buildKnowledge, termsOfQuestions} from './buildKnowledge';
import {type Sources, noSources} from './sources';

/** A document with all that its section says. */
export interface WholeDocument extends SearchDocument {
  /** What is found, but never shown. */
  readonly rest?: string;
}

type Postings = Map<string, CountedDocument[]>;

// Once, twice, or many times: the ranking needs no more, and few different counts are packed better.
const many = 5;

/**
 * The index over the documents: what lunr needs to find the titles of pages, and the postings of all fields
 * packed. A posting holds how often the word occurs there instead of its positions, and a common word
 * has one posting in the texts of a page. The same documents give the same bytes.
 */
export function buildIndex(
  documents: readonly WholeDocument[],
  sources: Sources = noSources,
): SerializedIndex {
  const texts: Record<Field, (document: WholeDocument) => string> = {
    title: ({title}) => title,
    content: ({content, rest = ''}) => `${content} ${rest}`,
    keywords: ({keywords = ''}) => keywords,
  };
  const title = countTerms(documents.map(texts.title));
  const content = joinCommon(countTerms(documents.map(texts.content)), documents);
  const keywords = countTerms(documents.map(texts.keywords));
  const found: Record<Field, Postings> = {title, content, keywords};
  const terms = [
    ...new Set([
      ...fields.flatMap((field) => [...found[field].keys()]),
      ...termsOfQuestions(sources.questions),
    ]),
  ].sort();
  const packed = (field: Field) =>
    packPostings(terms.map((term) => (found[field].get(term) ?? []).map(withLevel)));
  return {
    ...titleIndex(documents),
    terms: packTerms(terms),
    postings: {
      title: packed('title'),
      content: packed('content'),
      keywords: packed('keywords'),
    },
    knowledge: buildKnowledge(documents, sources, terms),
  };
}

function withLevel([document, count]: CountedDocument): CountedDocument {
  return [document, count > 2 ? many : count];
}

/** The titles of the pages in the format of lunr. */
function titleIndex(documents: readonly SearchDocument[]) {
  const pages = documents.map(({type, title}) => (type === 0 ? title : ''));
  const found = [...countTerms(pages)].sort(([a], [b]) => (a < b ? -1 : 1));
  const weights = new Map<number, number[]>();
  found.forEach(([, postings], term) => {
    for (const [document] of postings) {
      push(weights, document, term);
      push(weights, document, 1);
    }
  });
  return {
    version: lunr.version,
    fields: ['title'],
    fieldVectors: [...weights].map(([document, vector]) => [`title/${document}`, vector] as const),
    invertedIndex: found.map(
      ([term, postings], place) =>
        [term, {_index: place, title: Object.fromEntries(postings)}] as const,
    ),
    pipeline: ['stemmer'],
  };
}

/** The documents that hold each term of these texts, and how often. */
function countTerms(texts: readonly string[]): Postings {
  const found: Postings = new Map();
  texts.forEach((text, document) => {
    const counts = new Map<string, number>();
    for (const {word} of tokenize(text)) {
      const term = indexTerm(word);
      if (term !== undefined) {
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
    }
    counts.forEach((count, term) => {
      push(found, term, [document, count]);
    });
  });
  return found;
}

/** The postings, those of a common term joined to one for each page. */
function joinCommon(found: Postings, documents: readonly SearchDocument[]): Postings {
  const routes = documents.map(({url}) => routeOf(url));
  // What occurs on only one page is not common on a small site either.
  const most = Math.max(1, commonShare * new Set(routes).size);
  return new Map(
    [...found].map(([term, postings]) => {
      const pages = new Map<string, CountedDocument[]>();
      for (const posting of postings) {
        const route = routes[posting[0]] ?? '';
        push(pages, route, posting);
      }
      return [term, pages.size <= most ? postings : [...pages.values()].map(joinPostings)];
    }),
  );
}

/** One posting for several, in the document with the most. */
function joinPostings(postings: readonly CountedDocument[]): CountedDocument {
  const counts = postings.map(([, count]) => count);
  const [best = 0] = postings[counts.indexOf(Math.max(...counts))] ?? [];
  const sum = counts.reduce((a, b) => a + b, 0);
  return [best, sum];
}
