import lunr from 'lunr';

import type {SearchDocument} from '../../src/search/documents';
import {tokenize} from '../../src/search/tokenize';

/**
 * The index over the documents, with the fields and boosts of docusaurus-lunr-search. Words are split by
 * our own rules (identifiers whole and in parts), and there are no positions, since they can be found
 * again in the text. The same documents give the same bytes.
 */
export function buildIndex(documents: readonly SearchDocument[]): lunr.Index {
  const builder = new lunr.Builder();
  builder.tokenizer = lunrTokens;
  builder.pipeline.add(lunr.stopWordFilter, lunr.stemmer);
  builder.searchPipeline.add(lunr.stemmer);
  builder.ref('id');
  builder.field('title', {boost: 200});
  builder.field('content', {boost: 2});
  builder.field('keywords', {boost: 100});
  documents.forEach(({title, content, keywords}, id) => {
    builder.add({id: String(id), title, content, keywords: keywords ?? ''});
  });
  return builder.build();
}

// A property of a function so that it fits `typeof lunr.tokenizer`; lunr itself does not read it here.
const lunrTokens = Object.assign(
  (text?: null | string | object | object[]) =>
    typeof text === 'string' ? tokenize(text).map(({word}) => new lunr.Token(word, {})) : [],
  {separator: /\s+/},
);
