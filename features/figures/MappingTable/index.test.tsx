// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import {MappingTable} from '.';

afterEach(cleanup);

describe('MappingTable', () => {
  const cells = () =>
    screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(0)?.textContent);

  it('filters by words and says how many rows are left', () => {
    render(<MappingTable />);
    expect(screen.getByRole('status').textContent).toBe('88 of 88 rows');
    fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'preset'}});
    expect(screen.getByRole('status').textContent).toBe('1 of 88 rows');
  });

  it('sorts by a column, and the other way at the second press', () => {
    render(<MappingTable />);
    const button = screen.getByRole('button', {name: 'Row'});
    expect(cells().at(1)).toBe('1');
    fireEvent.click(button);
    expect(cells().at(1)).toBe('88');
    expect(button.closest('th')?.getAttribute('aria-sort')).toBe('descending');
  });
});
