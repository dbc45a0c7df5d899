import {type Answer, type PageHits, countHits, emptyAnswer} from './answer';
import {groupByPage} from './groupByPage';
import type {SearchData} from './load';
import {explainedFirst, namesInQuery, withNames} from './nameHits';
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
  const named = namesInQuery(text, library, data.index);
  const ranked = explainedFirst(rank(data.index, {text, words, library}), named);
  const grouped = groupByPage(ranked, data.searchDocs, typed, listed);
  const pages = withNames(grouped, named, data.index, data.searchDocs);
  const countAdded = (list: readonly PageHits[]) => countHits(list) - countHits(grouped);
  return {
    text,
    found: {
      pages: ranked.length + pages.length - grouped.length,
      hits: ranked.reduce((sum, {documents}) => sum + documents.length, countAdded(pages)),
    },
    pages,
    near: pages.length > 0 ? [] : nearQueries(typed, data.index.vocabulary()),
  };
}
