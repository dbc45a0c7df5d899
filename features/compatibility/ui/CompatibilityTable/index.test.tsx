// @vitest-environment jsdom
import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {needNames} from '@site/features/library-facts/read/requirements';

import {CompatibilityTable} from '.';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string) => url}));

afterEach(cleanup);

describe('CompatibilityTable', () => {
  it('has a row for each library, with a header that links to its section', () => {
    render(<CompatibilityTable />);
    const rows = screen.getAllByRole('rowheader');
    expect(rows).toHaveLength(16);
    expect(screen.getAllByRole('columnheader')).toHaveLength(1 + needNames.length);
    const link = screen.getByRole('link', {name: 'file-bundle'});
    expect(link.getAttribute('href')).toBe('/file-bundle');
  });

  it('shows ranges, exceptions and a dash for what is not required', () => {
    render(<CompatibilityTable />);
    const row = screen.getByRole('row', {name: /^mapper/});
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(0, 3)).toEqual([
      '8.2 or newer',
      '7.0 to 8.xbut symfony/property-info 7.0.0 to 7.x',
      '–',
    ]);
  });
});
