import type {Answer} from './answer';
import {groupByPage} from './groupByPage';
import type {SearchData} from './load';
import {nearQueries, vocabulary} from './nearWords';
import type {Vocabulary} from './nearWords';
import {parseQuery} from './parseQuery';
import {rank} from './rank';

const vocabularies = new WeakMap<SearchData, Vocabulary>();

/** The answer to any text that a reader may type; snippets and marks only for so many hits as are listed. */
export function answerQuery(
  data: SearchData,
  text: string,
  library = '',
  listed = Infinity,
): Answer {
  const words = parseQuery(text);
  if (words.length === 0) {
    return {text, pages: [], near: []};
  }
  const typed = words.map(({word}) => word);
  const pages = groupByPage(
    rank(data.index, data.searchDocs, {text, words, library}),
    data.searchDocs,
    typed,
    listed,
  );
  return {
    text,
    pages,
    near: pages.length > 0 ? [] : nearQueries(typed, vocabularyOf(data)),
  };
}

/** Made at the first query without results, since most readers never need it. */
function vocabularyOf(data: SearchData): Vocabulary {
  const known = vocabularies.get(data) ?? vocabulary(data.searchDocs);
  vocabularies.set(data, known);
  return known;
}
