import {describe, expect, it} from 'vitest';

import {readBlocks} from '../../samples/parse/readBlocks';
import {readOutputRecords} from '../../samples/schema/outputRecords';

import {type Action, type Mode, reduce, start} from './paging';

const page = 'docs/rekapager/intro.mdx';
const modes: Readonly<Record<string, Mode>> = {
  OffsetPageable: 'offset',
  KeysetPageable: 'keyset',
};
const changes: Readonly<Record<string, Action>> = {
  'add row 13': {type: 'add'},
  'delete row 12': {type: 'toggle', id: 12},
};

// The sample below the figure reads the same list with the library; its outputs are recorded.
const runs = readOutputRecords(page).flatMap(({values, text}) => {
  const mode = modes[values?.['pageable'] ?? ''];
  const change = changes[values?.['change'] ?? ''];
  const shown = readBlocks(page).find(({value}) => value.startsWith('1: 12 11 10 9'))?.value;
  return mode === undefined || change === undefined
    ? []
    : [{mode, change, pages: (text ?? shown ?? '').split('\n')}];
});

describe('the figure shows what the library printed', () => {
  it('in four runs', () => {
    expect(runs).toHaveLength(4);
  });

  for (const {mode, change, pages} of runs) {
    it(`by ${mode} after ${JSON.stringify(change)}`, () => {
      let state = start();
      const lines = [lineOf()];
      state = reduce(state, change);
      while (lines.length < pages.length) {
        state = reduce(state, {type: 'move', direction: 'next'});
        lines.push(lineOf());
      }
      expect(lines).toEqual(pages);
      expect(state[mode].page.hasNext).toBe(false);

      function lineOf(): string {
        const {number, rows} = state[mode].page;
        return `${number}: ${rows.map(({id}) => id).join(' ')}`;
      }
    });
  }
});
