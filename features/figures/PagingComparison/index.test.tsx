// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import {PagingComparison} from '.';

afterEach(cleanup);

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', {name}));
};
const side = (name: RegExp) => within(screen.getByRole('table', {name}));
const status = () => screen.getByRole('status').textContent;

describe('PagingComparison', () => {
  it('opens with a row that offset shows twice, in words', () => {
    render(<PagingComparison />);
    expect(status()).toContain('Row 13 was added while page 1 was open.');
    expect(side(/offset, page 2/).getByText('9 again')).toBeTruthy();
    expect(side(/keyset, page 2/).queryByText(/again/)).toBeNull();
    expect(screen.getByText('9').parentElement?.textContent).toBe(
      'Seen twice: 9. Never shown: none.',
    );
  });

  it('deletes and restores a row with one button, and turns both pages', () => {
    render(<PagingComparison />);
    press('Start again');
    const button = side(/offset/).getByRole('button', {name: 'Delete row 11'});
    fireEvent.click(button);
    expect(button.getAttribute('aria-label')).toBe('Restore row 11');
    expect(side(/keyset/).getByText('11 deleted')).toBeTruthy();
    press('Next page');
    expect(status()).toContain('By offset, page 2: never shown: 8.');
  });

  it('says that no page follows and leaves the button in reach', () => {
    render(<PagingComparison />);
    press('Start again');
    const button = screen.getByRole<HTMLButtonElement>('button', {name: 'Previous page'});
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
    fireEvent.click(button);
    expect(status()).toContain('By offset: no previous page.');
  });
});
