import {describe, expect, it} from 'vitest';

import {type Action, type Mode, neverShown, reduce, rowsIn, seenTwice, start} from './paging';

const add: Action = {type: 'add'};
const next: Action = {type: 'move', direction: 'next'};
const previous: Action = {type: 'move', direction: 'previous'};
const toggle = (id: number): Action => ({type: 'toggle', id});

const after = (...actions: Action[]) => actions.reduce(reduce, start());

function found(mode: Mode, ...actions: Action[]) {
  const state = after(...actions);
  const side = state[mode];
  return {
    page: side.page.number,
    rows: side.page.rows.map(({id}) => id),
    twice: seenTwice(side),
    never: neverShown(side, rowsIn(state)),
  };
}

// The pages are those that KeysetPageable and OffsetPageable gave for the same steps.
describe('the pages', () => {
  it('are the same on both sides while nothing changes', () => {
    for (const mode of ['offset', 'keyset'] as const) {
      const clean = {twice: [], never: []};
      expect(found(mode)).toEqual({page: 1, rows: [12, 11, 10, 9], ...clean});
      expect(found(mode, next)).toEqual({page: 2, rows: [8, 7, 6, 5], ...clean});
      expect(found(mode, next, next, next)).toEqual({page: 3, rows: [4, 3, 2, 1], ...clean});
      expect(found(mode, next, next, previous)).toEqual({page: 2, rows: [8, 7, 6, 5], ...clean});
      expect(found(mode, previous)).toEqual({page: 1, rows: [12, 11, 10, 9], ...clean});
    }
  });

  it('repeat a row by offset after an insert, and none by keyset', () => {
    expect(found('offset', add, next)).toMatchObject({rows: [9, 8, 7, 6], twice: [9], never: []});
    expect(found('keyset', add, next)).toMatchObject({rows: [8, 7, 6, 5], twice: [], never: []});
  });

  it('leave a row out by offset after a delete, and none by keyset', () => {
    const steps = [toggle(12), next];
    expect(found('offset', ...steps)).toMatchObject({rows: [7, 6, 5, 4], twice: [], never: [8]});
    expect(found('keyset', ...steps)).toMatchObject({rows: [8, 7, 6, 5], twice: [], never: []});
  });

  it('go on by keyset after a boundary that was deleted', () => {
    expect(found('keyset', toggle(9), next)).toMatchObject({rows: [8, 7, 6, 5], never: []});
  });

  it('go back by keyset from the first row, and further where rows were added', () => {
    const back = [next, add, previous];
    expect(found('keyset', ...back)).toMatchObject({page: 1, rows: [12, 11, 10, 9]});
    expect(found('keyset', ...back, previous)).toMatchObject({page: 0, rows: [13]});
    expect(found('offset', ...back)).toMatchObject({page: 1, rows: [13, 12, 11, 10]});
  });

  it('hold fewer rows by keyset on the way back after a delete', () => {
    expect(found('keyset', next, toggle(12), previous)).toMatchObject({rows: [11, 10, 9]});
  });
});

describe('what is counted', () => {
  it('leaves out rows that were not there all the time', () => {
    expect(found('keyset', toggle(7), next, toggle(7)).never).toEqual([]);
  });

  it('starts again where the reader turns around', () => {
    expect(found('offset', add, next, previous).twice).toEqual([]);
    // The row that moved from page 1 to page 2 while page 3 was open is missed on the way back.
    expect(found('offset', next, next, add, previous).never).toEqual([5]);
  });
});

describe('the news', () => {
  it('tell both sides of a turn', () => {
    expect(after(add, next).news).toBe(
      'By offset, page 2: seen twice: 9. ' +
        'By keyset, page 2: nothing seen twice, nothing left out.',
    );
    expect(after({type: 'showSkipped'}).news).toBe(
      'Row 12 was deleted while page 1 was open. By offset, page 2: never shown: 8. ' +
        'By keyset, page 2: nothing seen twice, nothing left out.',
    );
  });

  it('tell that there is no page, or none any more', () => {
    expect(after(previous).news).toBe('By offset: no previous page. By keyset: no previous page.');
    const gone = [4, 3, 2, 1].map(toggle);
    expect(after(next, next, ...gone, previous, next).news).toBe(
      'By offset: no next page. By keyset: the page does not exist.',
    );
  });

  it('tell what was changed', () => {
    expect(after(add).news).toContain('Row 13 added');
    expect(after(toggle(3)).news).toContain('Row 3 deleted');
    expect(after(toggle(3), toggle(3))).toMatchObject({deleted: []});
    expect(after(add, next, {type: 'restart'})).toEqual(start());
  });
});
