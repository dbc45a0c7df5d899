import {answerQuery} from '../../features/search/engine/answerQuery';
import {boxHits} from '../../features/search/engine/boxHits';
import {type AnsweredQuery, describeMisses, figuresOf} from '../../features/search/quality/figures';
import {hasPage} from '../../features/search/quality/queries';
import {type GradedQuery, readSet} from '../../features/search/quality/sets';
import {searchOfBuild} from './searchOfBuild';

/** The fitted queries that an existing page answers; the other pages are not written yet. */
export function answerable(): GradedQuery[] {
  return readSet('fitted').filter(({grade}) => grade.intended.some(hasPage));
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
export function qualityProblems(answered: readonly AnsweredQuery[]): string[] {
  const {queries, none, acceptableFirst} = figuresOf(answered);
  const faults = [
    ...(queries >= 100 ? [] : [`only ${queries} queries`]),
    ...(none === 0 ? [] : [`${none} queries without a result`]),
    ...(acceptableFirst >= 0.93
      ? []
      : [`the first page is an answer for ${acceptableFirst} of the queries`]),
  ];
  return faults.length === 0 ? [] : [...faults, ...describeMisses(answered)];
}
