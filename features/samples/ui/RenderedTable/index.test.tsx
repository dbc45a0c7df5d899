// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import {RenderedTable} from '.';

afterEach(cleanup);

function show(printedBy?: string): void {
  render(
    <RenderedTable title="Output" {...(printedBy !== undefined && {printedBy})}>
      <table>
        <tbody>
          <tr>
            <td>Fossils</td>
          </tr>
        </tbody>
      </table>
      <pre>&lt;table&gt;</pre>
    </RenderedTable>,
  );
}

describe('RenderedTable', () => {
  it('shows the table and says what printed it', () => {
    show('pivot-table 0.33.1');
    const figure = screen.getByRole('figure', {name: 'Output'});
    expect(figure.querySelector('figcaption')?.textContent).toBe(
      'Output printed by pivot-table 0.33.1',
    );
    expect(screen.getByRole('cell', {name: 'Fossils'})).toBeDefined();
  });

  it('keeps the HTML behind a disclosure that needs no script', () => {
    show();
    const details = screen.getByText('HTML of this table').closest('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('pre')?.textContent).toBe('<table>');
    expect(details?.querySelector('table')).toBeNull();
  });

  it('says nothing about a printer that no record names', () => {
    show();
    expect(document.querySelector('figcaption')?.textContent).toBe('Output');
  });
});
