import {answerQuery} from '../../features/search/engine/answerQuery';
import {boxHits} from '../../features/search/engine/boxHits';
import {type Answered, measureAnswers, missed} from '../../features/search/quality/measureAnswers';
import {type Query, hasPage, readQueries} from '../../features/search/quality/queries';
import {searchOfBuild} from './searchOfBuild';

/** The queries that an existing page answers; the other pages are not written yet. */
export function answerable(): Query[] {
  return readQueries().filter(({answers}) => answers.some(hasPage));
}

/** Returns the pages that the box lists for a query outside any library, best first, without a browser. */
export function searchInNode(): (query: string) => string[] {
  const data = searchOfBuild();
  const {maxHits} = data.options;
  return (query) => {
    const {pages} = answerQuery(data, query, '', maxHits);
    return [...new Set(boxHits(pages, maxHits).map(({page}) => page.route))];
  };
}

/** What is wrong with the answers to all queries, one problem per line. */
export function qualityProblems(answered: readonly Answered[]): string[] {
  const {queries, withoutResult, successAt1} = measureAnswers(answered);
  const faults = [
    ...(queries >= 100 ? [] : [`only ${queries} queries`]),
    ...(withoutResult === 0 ? [] : [`${withoutResult} queries without a result`]),
    ...(successAt1 >= 0.93 ? [] : [`the first page is an answer for ${successAt1} of the queries`]),
  ];
  return faults.length === 0 ? [] : [...faults, ...missed(answered)];
}
