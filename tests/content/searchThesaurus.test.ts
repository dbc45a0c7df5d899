import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {parseThesaurus} from '../../features/search/build/sources';
import {parseQuery} from '../../features/search/engine/parseQuery';
import {isStopWord, stem} from '../../features/search/engine/terms';

const file = 'features/search/thesaurus/thesaurus.json';

/** What is wrong with the entries of a thesaurus, one a line. */
function problems(text: string): string[] {
  const seen = new Set<string>();
  return parseThesaurus(text, file).flatMap(([theirs, ours]) => {
    const words = ours.split(' ').filter(Boolean);
    const typed = parseQuery(theirs).map(({word}) => word);
    const isTwice = seen.has(theirs);
    seen.add(theirs);
    const stems = (list: readonly string[]) => list.map(stem).sort().join(' ');
    return [
      ...(isTwice ? [`"${theirs}" is there twice`] : []),
      ...(typed.join(' ') === theirs
        ? []
        : [`"${theirs}" is never found: a query has "${typed.join(' ')}"`]),
      ...words.filter(isStopWord).map((word) => `"${theirs}": the index leaves "${word}" out`),
      ...(stems(words) === stems(typed) ? [`"${theirs}" has the same stems as "${ours}"`] : []),
    ];
  });
}

describe('the thesaurus', () => {
  it('has entries that a query can match, with words that the index has', () => {
    expect(problems(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each([
    ['{"a": {"tau": "rope"}, "b": {"Tau": "line"}}', '"tau" is there twice'],
    ['{"a": {"n+1": "queries"}}', '"n+1" is never found: a query has "n 1"'],
    ['{"a": {"tau": "not rope"}}', 'the index leaves "not" out'],
    ['{"a": {"mapping": "map"}}', 'has the same stems'],
  ])('rejects %s', (text, problem) => {
    expect(problems(text).join('\n')).toContain(problem);
  });
});
