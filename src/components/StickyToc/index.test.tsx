// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {StickyToc} from '.';

vi.mock('@theme/TOCItems', () => ({default: () => <a href="#rope">Rope</a>}));

afterEach(cleanup);

function open(): HTMLDetailsElement {
  render(
    <>
      <StickyToc toc={[]} />
      <p>Text</p>
    </>,
  );
  const details = screen.getByText('On this page').closest('details');
  if (details === null) {
    throw new Error('There is no list.');
  }
  expect(screen.queryByRole('link')).toBeNull();
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(screen.getByRole('link').textContent).toBe('Rope');
  return details;
}

describe('the list of headings on a small screen', () => {
  it('closes when one of its links is followed', () => {
    const details = open();
    fireEvent.click(screen.getByRole('link'));
    expect(details.open).toBe(false);
  });

  it('closes by Escape, and its bar has the focus', () => {
    const details = open();
    fireEvent.keyDown(screen.getByRole('link'), {key: 'Escape'});
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('On this page'));
  });

  it('closes when something beside it is clicked, and not when the finger comes down', () => {
    const details = open();
    fireEvent.pointerDown(screen.getByText('Text'));
    expect(details.open).toBe(true);
    fireEvent.click(screen.getByText('Text'));
    expect(details.open).toBe(false);
  });
});
