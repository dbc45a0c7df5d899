import {describe, expect, it} from 'vitest';

import {readBlocks} from '../../samples/parse/readBlocks';
import {readOutputRecords} from '../../samples/schema/outputRecords';

import {type Fate, type Way, crashes} from './crashes';
import {isSaved} from './testData';

const page = 'docs/domain-event/outbox-guarantees.mdx';
const names: Readonly<Record<Way, string>> = {
  immediate: 'immediate',
  postFlush: 'post-flush',
  outbox: 'published',
};

/** What the run prints for a fate. */
function lineOf(way: Way, {outcome}: Fate): string {
  const mails = {delivered: 1, twice: 2, lost: 0, phantom: 1, neither: 0}[outcome];
  return `${`${names[way]}:`.padEnd(12)}${isSaved[outcome] ? 'saved' : 'not saved'}, e-mails: ${mails}`;
}

// The sample below the figure kills a process at each point, or lets a listener throw; its outputs are recorded.
const shown = readBlocks(page).find(({value}) => value.startsWith('immediate:'))?.value ?? '';
const runs = new Map(
  readOutputRecords(page).flatMap(({values, text}): [string, string][] =>
    values?.['diesAt'] === undefined ? [] : [[values['diesAt'], text ?? shown]],
  ),
);

describe('each crash of the figure ends as the run of the library did', () => {
  it('at eleven points', () => {
    expect([...runs.keys()]).toEqual(crashes.map(({id}) => id));
    expect(runs.size).toBe(11);
  });

  it.each(crashes)('at $id', ({id, fates}) => {
    const lines = (['immediate', 'postFlush', 'outbox'] as const).map((way) =>
      lineOf(way, fates[way]),
    );
    expect(lines.join('\n')).toBe(runs.get(id));
  });
});
