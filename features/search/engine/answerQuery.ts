import {type Answer, emptyAnswer} from './answer';
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
  // What is added for a name may be on a page that was found but is not listed.
  const urls = ranked.flatMap(({documents}) =>
    documents.flatMap((one) => data.searchDocs[one]?.url ?? []),
  );
  const added = pages.flatMap(({hits}) => hits.map(({url}) => url));
  return {
    text,
    found: {
      pages: new Set([...ranked, ...pages].map(({route}) => route)).size,
      hits: new Set([...urls, ...added]).size,
    },
    pages,
    near: pages.length > 0 ? [] : nearQueries(typed, data.index.vocabulary()),
  };
}
