import {type Answer, emptyAnswer} from './answer';
import {groupByPage} from './groupByPage';
import type {SearchData} from './load';
import {nearQueries} from './nearWords';
import {parseQuery} from './parseQuery';
import {rank} from './rank';

/** The answer to any text that a reader may type, with the pages of so many hits as are listed. */
export function answerQuery(
  data: SearchData,
  text: string,
  library = '',
  listed = Infinity,
): Answer {
  const words = parseQuery(text);
  if (words.length === 0) {
    return emptyAnswer(text);
  }
  const typed = words.map(({word}) => word);
  const ranked = rank(data.index, {text, words, library});
  return {
    text,
    found: {
      pages: ranked.length,
      hits: ranked.reduce((sum, {documents}) => sum + documents.length, 0),
    },
    pages: groupByPage(ranked, data.searchDocs, typed, listed),
    near: ranked.length > 0 ? [] : nearQueries(typed, data.index.vocabulary()),
  };
}
