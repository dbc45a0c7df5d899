import type {ExpandedTerm} from './expandTerms';
import {maxQueryLength} from './parseQuery';
import {push} from '../../../shared/lists/push';
import {termOf} from './terms';
import {wholeWords} from './tokenize';

// So many of the best pages of a library say whether it is meant.
const pagesOfLibrary = 3;

/**
 * How much the best pages of a library score, as a share of those of the best library. Pages of no library count as those
 * of one more: otherwise the page about all libraries could not win against the pages of each.
 */
export function librariesOf(
  scores: readonly (readonly [library: string, score: number])[],
): (library: string) => number {
  const lists = new Map<string, number[]>();
  for (const [library, score] of scores) {
    push(lists, library, score);
  }
  const sums = new Map(
    [...lists].map(([library, list]) => [
      library,
      list
        .sort((a, b) => b - a)
        .slice(0, pagesOfLibrary)
        .reduce((sum, score) => sum + score, 0),
    ]),
  );
  const most = Math.max(...sums.values(), Number.MIN_VALUE);
  return (library) => (sums.get(library) ?? 0) / most;
}

// A name of the code, as it is written: with a capital inside, an underscore or a sign before a member.
const codeName = /\p{Ll}\p{Lu}|\w_\w|::\w|#\[/u;

/** The terms of the query that are names of the code and on some page. */
export function namesOfCode(text: string, expanded: readonly ExpandedTerm[]): string[] {
  const typed = text
    .slice(0, maxQueryLength)
    .split(/[^\p{L}\p{N}_:#[]+/u)
    .filter((word) => codeName.test(word))
    .flatMap((word) => wholeWords(word))
    .map(termOf);
  return expanded
    .flatMap(({expansions}) => expansions.filter(({way}) => way === 'exact'))
    .map(({term}) => term)
    .filter((term) => typed.includes(term));
}
