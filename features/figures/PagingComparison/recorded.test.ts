import {describe, expect, it} from 'vitest';

import {readBlocks} from '../../samples/parse/readBlocks';
import {readOutputRecords} from '../../samples/schema/outputRecords';

import {type Action, type Direction, type Mode, reduce, start} from './paging';

const page = 'docs/rekapager/intro.mdx';
const modes: Readonly<Record<string, Mode>> = {
  OffsetPageable: 'offset',
  KeysetPageable: 'keyset',
};
const changes: Readonly<Record<string, Action>> = {
  'add row 13': {type: 'add'},
  'delete row 12': {type: 'toggle', id: 12},
};

const directions: Readonly<Record<string, Direction>> = {
  'read on': 'next',
  'go back': 'previous',
};

// The sample below the figure reads the same list with the library; its outputs are recorded.
const runs = readOutputRecords(page).flatMap(({values, text}) => {
  const mode = modes[values?.['pageable'] ?? ''];
  const change = changes[values?.['change'] ?? ''];
  const direction = directions[values?.['then'] ?? ''];
  const shown = readBlocks(page).find(({value}) => value.startsWith('1: 12 11 10 9'))?.value;
  return mode === undefined || change === undefined || direction === undefined
    ? []
    : [{mode, change, direction, pages: (text ?? shown ?? '').split('\n')}];
});

describe('the figure shows what the library printed', () => {
  it('in eight runs', () => {
    expect(runs).toHaveLength(8);
  });

  for (const {mode, change, direction, pages} of runs) {
    it(`by ${mode} to the ${direction} page after ${JSON.stringify(change)}`, () => {
      let state = start();
      const lines = [lineOf()];
      state = reduce(state, change);
      state = reduce(state, {type: 'move', direction: 'next'});
      lines.push(lineOf());
      while (lines.length < pages.length) {
        state = reduce(state, {type: 'move', direction});
        lines.push(lineOf());
      }
      expect(lines).toEqual(pages);
      const {hasNext, hasPrevious} = state[mode].page;
      expect(direction === 'next' ? hasNext : hasPrevious).toBe(false);

      function lineOf(): string {
        const {number, rows} = state[mode].page;
        return `${number}: ${rows.map(({id}) => id).join(' ')}`;
      }
    });
  }
});
