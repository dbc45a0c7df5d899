import {describe, expect, it} from 'vitest';

import {mappingRows} from '../mappings';
import {notes} from './notes';
import {selectRows} from './selectRows';

const all = {words: '', column: 'order', descending: false} as const;

describe('selectRows', () => {
  it('numbers all rows in the order of trying', () => {
    const rows = selectRows(mappingRows, all);
    expect(rows).toHaveLength(88);
    expect(rows.filter((row) => row.inFactory)).toHaveLength(85);
    expect(rows.map((row) => row.order)).toEqual(rows.map((_, index) => index + 1));
  });

  it('keeps rows that contain every word, whatever the case', () => {
    const rows = selectRows(mappingRows, {...all, words: ' datetime STRING '});
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(`${row.source} ${row.target}`).toContain('string');
      expect(row.transformer).toBe('DateTimeTransformer');
    }
    expect(selectRows(mappingRows, {...all, words: 'no such type'})).toEqual([]);
  });

  it('finds the start of a name and its whole words, not any part of it', () => {
    const select = (words: string) => selectRows(mappingRows, {...all, words});
    const rows = select('int DateTime');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      expect([row.source, row.target]).toContain('int');
    }
    expect(select('Interface').length).toBeGreaterThan(1);
    expect(select('\\DateTimeInterface')).toEqual(select('datetimeinterface'));
  });

  it('sorts by a column and leaves equal rows in the order of trying', () => {
    const rows = selectRows(mappingRows, {...all, column: 'transformer', descending: true});
    const names = rows.map((row) => row.transformer);
    expect(names).toEqual([...names].sort((a, b) => b.localeCompare(a, 'en')));
    const arrays = rows.filter((row) => row.transformer === 'ArrayObjectTransformer');
    expect(arrays.map((row) => row.order)).toEqual(arrays.map((row) => row.order).sort());
  });

  it('has a note for every transformer', () => {
    expect(mappingRows.filter((row) => notes[row.transformer] === undefined)).toEqual([]);
  });
});
