// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';

import {LastChange} from '.';

it('shows the date in UTC, and the full time to programs', () => {
  const {container} = render(<LastChange time={Date.UTC(2026, 0, 2, 23, 59)} />);
  expect(container.textContent).toBe('Last updated on Jan 2, 2026');
  expect(screen.getByRole('time').getAttribute('datetime')).toBe('2026-01-02T23:59:00.000Z');
});

it('has no itemprop, because the structured data of the page has the date', () => {
  const {container} = render(<LastChange time={0} />);
  expect(container.querySelector('[itemprop]')).toBeNull();
});
